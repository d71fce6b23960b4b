import { useState, type ComponentProps } from 'react'
import { sessionWords } from '../../wording/session'
import { Button } from './Button'
import { Field } from './Field'
import { useWords } from './Shop'
import { VisuallyHidden } from './VisuallyHidden'

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'name' | 'hint' | 'enterKeyHint'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A required password with a button that shows it; usually the last field of its form. */
export function PasswordField(props: Props) {
  const session = useWords(sessionWords)
  const [isShown, setShown] = useState(false)
  return (
    <Field
      required
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      action={
        <Button variant="quiet" onClick={() => setShown(!isShown)}>
          <span>{isShown ? session.hide : session.show}</span>
          <VisuallyHidden>{session.ofPassword}</VisuallyHidden>
        </Button>
      }
      {...props}
    />
  )
}
