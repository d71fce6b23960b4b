import { dateWords } from '../../../wording/dates'
import { longDay } from '../../../wording/longDay'
import { withdrawalWords } from '../../../wording/withdrawals'
import { Field } from '../../ui/Field'
import { focus } from '../../ui/focus'
import { Form } from '../../ui/Form'
import { useWords } from '../../ui/Shop'
import { fieldOf, pickLines, type Picked } from './pickLines'
import type { WithdrawableOrder } from './Withdrawable'

type Props = {
  order: WithdrawableOrder
  /** What was picked before; all that is left at first. */
  picked: Picked | undefined
  onPicked: (picked: Picked) => void
}

/** How many pieces of each line are withdrawn from. */
export function OwnOrderForm({ order, picked, onPicked }: Props) {
  const { own } = useWords(withdrawalWords)
  const { lines, deadline, isLate } = order
  const pickedOf = (place: number) =>
    picked?.find((line) => line.place === place)?.quantity ?? (picked ? 0 : undefined)
  return (
    <Form
      submit={own.next}
      onSubmit={(values) => {
        const result = pickLines(order, values, own)
        if ('problem' in result) return Promise.resolve(result.problem)
        onPicked(result.picked)
        return Promise.resolve(null)
      }}
    >
      <p tabIndex={-1} ref={picked ? focus : undefined}>
        {deadline === null
          ? own.open
          : isLate
            ? own.late(longDay(deadline))
            : own.until(dateWords(deadline))}
      </p>
      {lines.map(({ place, name, quantity }) => (
        <Field
          key={place}
          type="number"
          inputMode="numeric"
          min={0}
          max={quantity}
          name={fieldOf(place)}
          defaultValue={pickedOf(place) ?? quantity}
          label={own.quantity(name)}
          hint={own.outOf(quantity)}
        />
      ))}
    </Form>
  )
}
