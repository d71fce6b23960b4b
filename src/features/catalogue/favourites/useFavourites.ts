import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState, useSyncExternalStore } from 'react'
import { maxFavourites } from '../../../../contract/favourites'
import { favouriteWords } from '../../../../wording/favourites'
import { shownProblem } from '../../../api/Problem'
import { useAppDispatch, useIsSessionKnown, useSession } from '../../../app/hooks'
import { notices } from '../../../state/notices'
import type { ShownProblem } from '../../../ui/ProblemText'
import { useWords } from '../../../ui/Shop'
import { browserFavourites } from './browserFavourites'
import {
  useAddFavouritesMutation,
  useListFavouritesQuery,
  useRemoveFavouriteMutation,
} from './favouritesApi'

const none: readonly string[] = []

/**
 * The favourites: a visitor's in the browser, a client's in the account. What is still on its way
 * from the browser into the account is among the client's.
 */
export function useFavourites() {
  const words = useWords(favouriteWords)
  const dispatch = useAppDispatch()
  const isKnown = useIsSessionKnown()
  const { client } = useSession()
  const clientId = client && String(client.id)
  const inBrowser = useSyncExternalStore(browserFavourites.watch, browserFavourites.all, () => none)
  const own = useListFavouritesQuery(clientId === null ? skipToken : { clientId })
  const [addFavourites, { isLoading: isAdding }] = useAddFavouritesMutation()
  const [removeFavourite, { isLoading: isRemoving }] = useRemoveFavouriteMutation()
  const [refusal, setRefusal] = useState<ShownProblem | null>(null)

  const inAccount = clientId === null ? none : own.currentData
  const left = inAccount ? inBrowser.filter((serial) => !inAccount.includes(serial)) : none
  const serials = isKnown && inAccount ? [...left, ...inAccount] : undefined

  function refuse(problem: ShownProblem): void {
    setRefusal(problem)
    const text = problem.message
    dispatch(notices.actions.shown({ kind: 'error', text, topic: 'favourites' }))
  }
  const refuseFull = () => refuse({ message: words.full(maxFavourites) })

  async function add(serial: string): Promise<void> {
    setRefusal(null)
    if (clientId === null) {
      if (!browserFavourites.add(serial)) refuseFull()
      return
    }
    try {
      const held = await addFavourites({ clientId, serials: [serial] }).unwrap()
      if (!held.includes(serial)) refuseFull()
    } catch (error) {
      refuse(shownProblem(error, words.notSaved))
    }
  }

  async function remove(serial: string): Promise<void> {
    setRefusal(null)
    browserFavourites.remove([serial])
    if (clientId === null || !inAccount?.includes(serial)) return
    try {
      await removeFavourite({ clientId, serial }).unwrap()
    } catch (error) {
      refuse(shownProblem(error, words.notSaved))
    }
  }

  return {
    /** The newest first; undefined until they are known. */
    serials,
    error: own.error,
    refetch: own.refetch,
    isVisitor: clientId === null,
    isBusy: isAdding || isRemoving,
    /** How many the full account has no room for. */
    leftCount: inAccount && inAccount.length >= maxFavourites ? left.length : 0,
    /** Why the last change was refused, until the next try. */
    refusal,
    add,
    remove,
  }
}
