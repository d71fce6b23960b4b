import { paths } from '../../contract/site/paths'
import { withdrawalWords } from '../../wording/withdrawals'
import { readTyped, toAcknowledgement, type Step } from '../features/withdrawals/Declaration'
import { toDone, toReview } from '../features/withdrawals/steps'
import { Withdrawal } from '../features/withdrawals/Withdrawal'
import { WithdrawalIntroduction } from '../features/withdrawals/WithdrawalIntroduction'
import { withdrawalsApi } from '../features/withdrawals/withdrawalsApi'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { indexedHead, shopTitle } from './heads'
import type { PageAction, PageHead, Place } from './PageModule'

export function Page({ answer }: Place) {
  const words = useWords(withdrawalWords)
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <WithdrawalIntroduction />
      <Withdrawal sent={answer as Step | undefined} />
    </>
  )
}

export const head: PageHead = (_, { settings }) => {
  const { title, description } = withdrawalWords[settings.wording]
  return indexedHead(paths.withdrawal, shopTitle(title, settings), description)
}

/** The two steps as forms without a script: what the component does with one. */
export const action: PageAction = async (form, { dispatch, settings }): Promise<Step> => {
  const words = withdrawalWords[settings.wording]
  const typed = readTyped(form)
  if (form.step === 'edit') return { step: 'form', typed }
  const review = toReview(typed, words)
  if (form.step !== 'confirm' || review.step !== 'review') return review
  const key = form.withdrawal_key
  const { declareWithdrawal } = withdrawalsApi.endpoints
  const send = async () => {
    const declared = declareWithdrawal.initiate({ ...typed, withdrawal_key: key })
    return toAcknowledgement(await dispatch(declared).unwrap())
  }
  return toDone({ review: { ...review, key }, send, words, email: settings.seller.email })
}
