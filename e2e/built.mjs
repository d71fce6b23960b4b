// Before the journeys and the pictures: what they look at is what the sources say.
import { buildIfNeeded } from '../scripts/build.mjs'

buildIfNeeded()
