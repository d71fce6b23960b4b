import { nanoid } from '@reduxjs/toolkit'
import { useState } from 'react'
import type { StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { stockActs, type StockAct } from '../../../../contract/stockCauses'
import { adminStockWords } from '../../../../wording/admin/stock'
import type { StaffProblem } from '../../../api/admin/StaffProblem'
import { Field } from '../../../ui/Field'
import type { FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { StaffForm } from '../parts/StaffForm'
import { useOpened } from '../parts/useOpened'
import { useMoveStaffStockMutation } from './staffProductsApi'
import styles from './Stock.module.css'

/** Says what became of the stock: pieces arrived, were counted, or are lost. */
export function StockForm({ product }: { product: StaffProduct }) {
  const words = useWords(adminStockWords)
  const [move] = useMoveStaffStockMutation()
  // Another press after a lost reply counts nothing twice.
  const [key, setKey] = useState(() => nanoid())
  const { stock, promised } = product
  const { onInput, hasChanged, onStored } = useOpened({ stock, promised })
  function renew() {
    onStored()
    setKey(nanoid())
  }
  async function store(act: StockAct, pieces: string) {
    try {
      const done = await move({ id: String(product.id), act, pieces, key }).unwrap()
      renew()
      return done
    } catch (error) {
      // The first press did count, with other words: the next entry is a new one.
      if ((error as StaffProblem).code === 'product_changed') renew()
      throw error
    }
  }
  function save({ act: chosen, pieces = '' }: FormValues) {
    const act = stockActs.find((one) => one === chosen) ?? 'arrived'
    // What was sold while one counted is not to be counted.
    if (hasChanged() && act === 'counted') return { message: words.countMeanwhile(stock, promised) }
    return store(act, pieces)
  }
  return (
    <div onInput={onInput}>
      <StaffForm key={key} submit={words.save} save={save}>
        <fieldset className={styles.acts}>
          <legend>{words.what}</legend>
          {stockActs.map((act) => (
            <label key={act}>
              <input type="radio" name="act" value={act} defaultChecked={act === 'arrived'} />
              {words.acts[act]}
            </label>
          ))}
        </fieldset>
        {promised > 0 && <p>{words.promised(promised)}</p>}
        <Field
          name="pieces"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          label={words.pieces}
        />
      </StaffForm>
    </div>
  )
}
