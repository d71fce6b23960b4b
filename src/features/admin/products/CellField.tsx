import { fieldFormOf } from '../../../../contract/productForm'
import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { categoryNames } from '../../../../wording/replies/catalogue'
import { Field } from '../../../ui/Field'
import { useSettings, useWords } from '../../../ui/Shop'
import { TextArea } from '../../../ui/TextArea'
import { Check } from '../parts/Check'
import { ChoiceField } from './ChoiceField'
import { WordChecks } from './WordChecks'

type Props = {
  /** A column of the catalogue file. */
  column: string
  text: string
  /** What it has become meanwhile. */
  newer?: string | undefined
  isRequired?: boolean
  onType: (text: string) => void
}

/** One cell of a product, in the form that the declared list gives it. */
export function CellField({ column, text, newer, isRequired = false, onType }: Props) {
  const words = useWords(adminProductFormWords)
  const { vatFranchise } = useSettings().seller
  const form = fieldFormOf(column)
  const label = words.labelOf(column, vatFranchise)
  const meanwhile = newer === undefined ? undefined : words.newer(newer)
  const hint = meanwhile ?? words.hintOf(column, form, vatFranchise)
  const control = {
    name: column,
    label,
    value: text,
    required: isRequired,
    ...(hint && { hint }),
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  switch (form.kind) {
    case 'lines':
      return <TextArea rows={6} {...control} />
    case 'category':
      return <ChoiceField of={Object.values(categoryNames)} {...control} />
    case 'word':
      return <ChoiceField of={form.of} {...control} />
    case 'words':
      return form.of ? (
        <WordChecks {...{ name: column, label, of: form.of, text, onType }} hint={meanwhile} />
      ) : (
        <Field {...control} />
      )
    case 'yes':
    case 'yesOrNo': {
      const unticked = form.kind === 'yes' ? '' : words.no
      return (
        <Check
          name={column}
          label={label}
          hint={meanwhile}
          checked={text === words.yes}
          onChange={({ target }) => onType(target.checked ? words.yes : unticked)}
        />
      )
    }
    case 'day':
      return <Field type="date" {...control} />
    case 'text':
      return <Field {...control} />
    case 'price':
    case 'percent':
      return <Field inputMode="decimal" autoComplete="off" {...control} />
    case 'grams':
      return <Field inputMode="numeric" autoComplete="off" {...control} />
    case 'range':
      return <Field autoComplete="off" {...control} />
  }
}
