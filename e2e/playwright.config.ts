import { defineConfig, devices } from '@playwright/test';
import { provideChromium } from '../scripts/lib/chromium.ts';
import { mallOrigin, port } from './addresses.ts';

const chromiumOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  // Room for a busy machine; no test asserts a time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: mallOrigin('familyshop'),
    // An element missing after half a minute will not appear; the test need not wait for its own timeout.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // It would answer in place of the routes that tests set up; only its own tests allow it.
    serviceWorkers: 'block',
    // Tracing every test costs a third of the run; `playwright test --trace on` traces a failed one.
    trace: 'off',
    launchOptions: {
      executablePath: provideChromium(),
      args: chromiumOptions,
      // Without a UTF-8 locale the browser names a downloaded file with a Korean name 'download'.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
    },
  },
  // Tests for one device are in files named after it. Features shared by both sites are tested on one of them, which the
  // test's tag names. All others run on both.
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.spec.ts',
      grepInvert: /@mobile/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testIgnore: '**/*.desktop.spec.ts',
      grepInvert: /@desktop/,
      use: {
        userAgent: devices['iPhone 15'].userAgent,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    command: 'exec node server.ts',
    url: `http://127.0.0.1:${port}/api/health`,
    // Room for a busy machine, as above.
    timeout: 180_000,
    // For a developer's loop over one running server.
    reuseExistingServer: Boolean(process.env.PW_REUSE),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
