import { useState } from 'react'
import type { StaffWithdrawal } from '../../../../contract/api/staff/staffWithdrawals'
import { manager, preparing } from '../../../../contract/staffRights'
import { adminWithdrawalsWords } from '../../../../wording/admin/withdrawals'
import type { FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { TextArea } from '../../../ui/TextArea'
import { ActButton } from '../news/ActButton'
import { Settling } from '../news/Settling'
import { Check } from '../parts/Check'
import { Fold } from '../parts/Fold'
import { StaffForm } from '../parts/StaffForm'
import { useMay } from '../session/useMay'
import {
  useDecideStaffWithdrawalMutation,
  useReceiveStaffWithdrawalMutation,
  useRefundStaffWithdrawalMutation,
} from './staffWithdrawalsApi'
import styles from './withdrawals.module.css'

type Props = { withdrawal: StaffWithdrawal }

/** What may become of a withdrawal now, for those who may do it. */
export function WithdrawalSteps({ withdrawal }: Props) {
  const isManager = useMay(manager)
  const mayPrepare = useMay(preparing)
  const { next, order } = withdrawal
  const isMatched = order !== null
  return (
    <Settling state={`${withdrawal.state} ${order}`}>
      <div className={styles.steps}>
        {isMatched && isManager && next.includes('accepted') && (
          <Accept key={withdrawal.state} withdrawal={withdrawal} />
        )}
        {isMatched && mayPrepare && next.includes('goods_back') && (
          <Receive withdrawal={withdrawal} />
        )}
        {isMatched && isManager && next.includes('refunded') && (
          <Refund key={withdrawal.state} withdrawal={withdrawal} />
        )}
        {isManager && next.includes('refused') && <Refuse withdrawal={withdrawal} />}
      </div>
    </Settling>
  )
}

function Accept({ withdrawal: { id, version, state } }: Props) {
  const words = useWords(adminWithdrawalsWords)
  const [decide] = useDecideStaffWithdrawalMutation()
  const send = () => decide({ id: String(id), version, accepted: true }).unwrap()
  const isSecondThought = state === 'refused'
  return (
    <ActButton {...(isSecondThought && { variant: 'quiet' as const })} act={send}>
      {isSecondThought ? words.acceptAfterAll : words.accept}
    </ActButton>
  )
}

function Receive({ withdrawal: { id, version } }: Props) {
  const words = useWords(adminWithdrawalsWords)
  const [receive] = useReceiveStaffWithdrawalMutation()
  const send = () => receive({ id: String(id), version }).unwrap()
  return <ActButton act={send}>{words.received}</ActButton>
}

/** Open once the articles are back, which it restocks by default; before that, behind a fold. */
function Refund({ withdrawal: { id, version, state, may_restock: mayRestock } }: Props) {
  const words = useWords(adminWithdrawalsWords)
  const [refund] = useRefundStaffWithdrawalMutation()
  const areBack = state === 'goods_back'
  const [restock, setRestock] = useState(areBack && mayRestock)
  const send = () => refund({ id: String(id), version, restock: restock && mayRestock }).unwrap()
  return (
    <Fold summary={words.refund} isOpenAtFirst={areBack}>
      <div>
        <p>{words.refundWhat}</p>
        {mayRestock && (
          <Check
            checked={restock}
            onChange={({ target }) => setRestock(target.checked)}
            label={words.restock}
          />
        )}
        <ActButton act={send}>{words.refundSave}</ActButton>
      </div>
    </Fold>
  )
}

function Refuse({ withdrawal: { id, version } }: Props) {
  const words = useWords(adminWithdrawalsWords)
  const [decide] = useDecideStaffWithdrawalMutation()
  /** What its typist had read when they began: another one is refused, and says who was faster. */
  const [read, setRead] = useState<string | null>(null)
  function save({ reason = '' }: FormValues) {
    if (!reason.trim()) return { fields: { reason: words.reasonMissing } }
    setRead(null)
    const decision = { accepted: false, reason: reason.trim() }
    return decide({ id: String(id), version: read ?? version, ...decision }).unwrap()
  }
  return (
    <Fold summary={words.refuse}>
      <StaffForm isFinal submit={words.refuseSave} save={save}>
        <TextArea
          name="reason"
          rows={3}
          label={words.reason}
          onChange={() => setRead((before) => before ?? version)}
        />
      </StaffForm>
    </Fold>
  )
}
