import type { StaffPicture } from '../../../../contract/api/staff/staffProduct'

/** The pictures with this one a place earlier or later. */
export function movePicture(
  pictures: readonly StaffPicture[],
  file: string,
  step: 1 | -1,
): readonly StaffPicture[] {
  const place = pictures.findIndex((one) => one.file === file)
  const [one, other] = [pictures[place], pictures[place + step]]
  if (!one || !other) return pictures
  return pictures.map((picture) => {
    if (picture === one) return other
    return picture === other ? one : picture
  })
}
