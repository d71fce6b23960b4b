import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DeliveryMode } from '../../contract/deliveryModes'

type Delivery = { mode: DeliveryMode }
const initialState: Delivery = { mode: 'magasin' }

export const delivery = createSlice({
  name: 'delivery',
  initialState,
  reducers: {
    modeChosen: (state, { payload }: PayloadAction<DeliveryMode>) => {
      state.mode = payload
    },
  },
  selectors: { mode: (state) => state.mode },
})
