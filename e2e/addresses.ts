import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the one server of a browser test run listens. */
export const port = Number(process.env.E2E_PORT ?? 3900);

export const mallOrigin = (mallUrl: string): string => `http://${mallUrl}.localhost:${port}`;

/** Where the sandbox payments of the run are controlled. */
export const sandboxPort = port + 10_000;

/** Where the running server says how its operator reaches it. */
export const operatorSettingsFile = join(tmpdir(), `mall-e2e-operator-${port}.json`);
