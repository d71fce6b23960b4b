import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import type { StaffWithdrawal } from '../../../../contract/api/staff/staffWithdrawals'
import { orderNumberIn } from '../../../../contract/orderNumberIn'
import { adminWithdrawalsWords } from '../../../../wording/admin/withdrawals'
import { lineName } from '../../../../wording/grinds'
import { toProblem } from '../../../api/Problem'
import { Field } from '../../../ui/Field'
import type { FormValues } from '../../../ui/Form'
import { RetryLine } from '../../../ui/RetryLine'
import { useWords } from '../../../ui/Shop'
import { Waiting } from '../../../ui/Waiting'
import { ActButton } from '../news/ActButton'
import { useGetStaffOrderQuery } from '../orders/staffOrdersApi'
import { StaffForm } from '../parts/StaffForm'
import { readPieces } from './readPieces'
import { useMatchStaffWithdrawalMutation } from './staffWithdrawalsApi'
import styles from './withdrawals.module.css'

type Props = { withdrawal: StaffWithdrawal }

const isNumber = (text: string) => /^\d{8}$/.test(text)

/** Says which order a guest means: one press where number and e-mail agree. */
export function MatchForm({ withdrawal }: Props) {
  const words = useWords(adminWithdrawalsWords)
  const { likely_order: likely, articles } = withdrawal
  const isOnePress = likely !== null && articles === null
  return (
    <section className={styles.step}>
      <h3>{words.match}</h3>
      {likely !== null && <p>{words.likely(likely)}</p>}
      {isOnePress ? (
        <LikelyOrder withdrawal={withdrawal} likely={likely} />
      ) : (
        <OtherOrder withdrawal={withdrawal} />
      )}
    </section>
  )
}

function LikelyOrder({ withdrawal: { id, version }, likely }: Props & { likely: number }) {
  const words = useWords(adminWithdrawalsWords)
  const [match] = useMatchStaffWithdrawalMutation()
  const send = () => match({ id: String(id), version, order: String(likely) }).unwrap()
  return <ActButton act={send}>{words.matchLikely(likely)}</ActButton>
}

/** The number is typed, and the articles that the guest names are picked on that order. */
function OtherOrder({ withdrawal }: Props) {
  const words = useWords(adminWithdrawalsWords)
  const { id, version, likely_order: likely, order_text: typed, articles } = withdrawal
  // One that was said already was the wrong one.
  const first = withdrawal.order === null ? String(likely ?? orderNumberIn(typed)) : ''
  const [number, setNumber] = useState(first)
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useGetStaffOrderQuery(articles !== null && isNumber(number) ? number : skipToken)
  const isUnknown = error !== undefined && toProblem(error).status === 404
  const [match] = useMatchStaffWithdrawalMutation()

  function save(values: FormValues) {
    if (!isNumber(number)) return { fields: { order: words.numberWrong } }
    if (articles !== null && !order)
      return { fields: { order: isUnknown ? words.numberUnknown : words.numberUnread } }
    const read = readPieces(values, order?.lines ?? [])
    if ('wrong' in read) return { fields: { [read.wrong]: words.piecesWrong(read.max) } }
    return match({ id: String(id), version, order: number, lines: read.pieces }).unwrap()
  }

  return (
    <StaffForm submit={words.matchSave} save={save}>
      <Field
        name="order"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        label={words.number}
        value={number}
        onChange={({ target }) => setNumber(target.value.trim())}
      />
      {isFetching && !order && !error && <Waiting />}
      {error && !order && !isUnknown && <RetryLine onRetry={refetch} />}
      {articles !== null && order && (
        <>
          <p>{words.named(articles)}</p>
          {order.lines.map((line, index) => (
            <Field
              key={line.id}
              type="number"
              inputMode="numeric"
              min={0}
              max={line.quantity}
              name={`line-${index + 1}`}
              label={words.pieces(lineName(line), line.quantity)}
            />
          ))}
        </>
      )}
    </StaffForm>
  )
}
