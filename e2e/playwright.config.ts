import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './browser'
import { wide } from './visit'

/** `npm run e2e`: a real Chromium and a real Firefox through the built shop. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './prepare.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The second try of a journey is traced: recording every first one costs each of them time.
  retries: 1,
  // A machine that does other work too takes three times as long.
  timeout: 300_000,
  globalTimeout: 3_000_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: chromiumOptions(),
    locale: 'fr-FR',
    viewport: wide,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Only offline.journey.ts has one: requests of a page with a worker cannot be held or changed.
    serviceWorkers: 'block',
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
})
