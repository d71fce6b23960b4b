import { useState } from 'react'
import type { Client } from '../../../contract/api/clients'
import { withdrawalWords } from '../../../wording/withdrawals'
import type { FormProblem } from '../../ui/Form'
import { useSettings, useWords } from '../../ui/Shop'
import { toAcknowledgement, type Acknowledgement } from './Declaration'
import { OwnOrderForm } from './OwnOrderForm'
import { Review } from './Review'
import { newKey, notConfirmed } from './steps'
import type { WithdrawableOrder } from './Withdrawable'
import { useReview } from './useReview'
import { useWithdrawOrderMutation } from './withdrawalsApi'

type Props = {
  client: Client
  order: WithdrawableOrder
  onDone: (acknowledgement: Acknowledgement) => void
}

/** Withdraws from one order of the client: the quantities, then what will be declared. */
export function OwnOrder({ client, order, onDone }: Props) {
  const words = useWords(withdrawalWords)
  const { email } = useSettings().seller
  const [withdrawOrder] = useWithdrawOrderMutation()
  const [review, setReview] = useReview(client.id, order.id)
  const [isEdited, setEdited] = useState(false)

  async function confirm({ picked, key }: NonNullable<typeof review>): Promise<FormProblem | null> {
    try {
      const reply = await withdrawOrder({
        client_id: client.id,
        command_id: order.id,
        withdrawal_key: key,
        withdrawal_lines: picked.map(({ place, quantity }) => ({
          command_line: place,
          command_quantity: quantity,
        })),
      }).unwrap()
      onDone(toAcknowledgement(reply))
      return null
    } catch (error) {
      return notConfirmed(error, words, email)
    }
  }

  if (review && !isEdited)
    return (
      <Review
        declared={{
          name: `${client.prenom} ${client.nom}`.trim(),
          order: order.id,
          email: client.email,
          articles: null,
          lines: review.picked,
        }}
        onConfirm={() => confirm(review)}
        onEdit={() => setEdited(true)}
      />
    )
  return (
    <OwnOrderForm
      order={order}
      picked={review?.picked}
      onPicked={(picked) => {
        setReview({ picked, key: newKey() })
        setEdited(false)
      }}
    />
  )
}
