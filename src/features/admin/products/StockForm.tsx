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
import { useMoveStaffStockMutation } from './staffProductsApi'
import styles from './Stock.module.css'

/** Says what became of the stock: pieces arrived, were counted, or are lost. */
export function StockForm({ product }: { product: StaffProduct }) {
  const words = useWords(adminStockWords)
  const [move] = useMoveStaffStockMutation()
  // Another press after a lost reply counts nothing twice.
  const [key, setKey] = useState(() => nanoid())
  async function store(act: StockAct, pieces: string) {
    try {
      const done = await move({ id: String(product.id), act, pieces, key }).unwrap()
      setKey(nanoid())
      return done
    } catch (error) {
      // The first press did count, with other words: the next entry is a new one.
      if ((error as StaffProblem).code === 'product_changed') setKey(nanoid())
      throw error
    }
  }
  function save({ act: chosen, pieces = '' }: FormValues) {
    return store(stockActs.find((one) => one === chosen) ?? 'arrived', pieces)
  }
  return (
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
      {product.promised > 0 && <p>{words.promised(product.promised)}</p>}
      <Field
        name="pieces"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        label={words.pieces}
      />
    </StaffForm>
  )
}
