/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { pageSettingsOfTests } from '../../../../../testing/pageSettingsOfTests'
import { wholePicture, type Crop } from '../../../../../contract/site/crops'
import { adminCropWords } from '../../../../../wording/admin/crop'
import { ShopProvider } from '../../../../ui/Shop'
import { CropEditor } from './CropEditor'

const words = adminCropWords.specified
const file = `${'a'.repeat(32)}.jpg`
const middle = { x: 0.25, y: 0, width: 0.5, height: 1 }

const said = () => screen.getByRole('status').textContent

/** An editor of a picture that is twice as wide as high, and what it chose last. */
function openEditor(first?: Crop, { isLoaded = true } = {}) {
  const chosen: { crop: Crop | undefined } = { crop: first }
  function Editor() {
    const [crop, setCrop] = useState(first)
    const onCrop = (next: Crop | undefined) => {
      chosen.crop = next
      setCrop(next)
    }
    const picture = { file, alt: null, ...(crop && { crop }) }
    return <CropEditor picture={picture} number={2} onCrop={onCrop} onClose={() => null} />
  }
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <Editor />
    </ShopProvider>,
  )
  const image = screen.getByRole('presentation')
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 400 } })
  if (isLoaded) fireEvent.load(image)
  return {
    chosen,
    user: userEvent.setup(),
    frame: screen.getByRole('button', { name: words.frame(2) }),
  }
}

test('arrow keys move the frame within its picture, and say where it is', async () => {
  const { chosen, user, frame } = openEditor()
  expect(said()).toBe(words.shown(1, 0.25, 0))
  frame.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  expect(chosen.crop).toEqual({ ...middle, x: 0.27 })
  expect(said()).toBe(words.shown(1, 0.27, 0))
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  expect(chosen.crop).toEqual({ ...middle, x: 0 })
  expect(said()).toBe(words.shown(1, 0, 0))
  expect(frame).toHaveAccessibleDescription(/Un carré de 100/)
})

test('until the picture is there, its frame stays', async () => {
  const { chosen, user, frame } = openEditor(undefined, { isLoaded: false })
  frame.focus()
  await user.keyboard('{ArrowRight}{-}')
  expect(chosen.crop).toBeUndefined()
})

test('plus and minus size the frame around its middle', async () => {
  const { chosen, user, frame } = openEditor()
  frame.focus()
  await user.keyboard('{-}'.repeat(20))
  expect(chosen.crop).toEqual({ x: 0.3, y: 0.1, width: 0.4, height: 0.8 })
  await user.keyboard('+')
  expect(chosen.crop).toEqual({ x: 0.2975, y: 0.095, width: 0.405, height: 0.81 })
})

test('sliders do the same, with their values in words', () => {
  const { chosen } = openEditor()
  const slide = (name: string, value: number) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
  slide(words.size, 60)
  slide(words.left, 10)
  slide(words.top, 30)
  expect(chosen.crop).toEqual({ x: 0.1, y: 0.3, width: 0.3, height: 0.6 })
  expect(screen.getByRole('slider', { name: words.left })).toHaveAttribute(
    'aria-valuetext',
    words.percent(0.1),
  )
})

test('all of the picture is shown with one press, and the middle again with another', async () => {
  const { chosen, user } = openEditor({ x: 0, y: 0, width: 0.3, height: 0.6 })
  await user.click(screen.getByRole('button', { name: words.whole }))
  expect(chosen.crop).toEqual(wholePicture)
  expect(said()).toBe(words.wholeShown)
  await user.click(screen.getByRole('button', { name: words.reset }))
  expect(chosen.crop).toBeUndefined()
  expect(said()).toBe(words.shown(1, 0.25, 0))
  const reset = screen.getByRole('button', { name: words.reset })
  expect(reset).toHaveFocus()
  expect(reset).toHaveAttribute('aria-disabled', 'true')
  // What is `disabled` loses the focus in a browser.
  expect(reset).toBeEnabled()
})
