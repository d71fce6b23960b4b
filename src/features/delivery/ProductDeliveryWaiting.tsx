import { Skeleton } from '../../ui/Skeleton'

export function ProductDeliveryWaiting() {
  return (
    <>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </>
  )
}
