import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openOutbox } from './mail/outbox.ts';
import { writeStored } from './payment/stored-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('sandbox mails and payments are their owner’s to read alone, in a file that was open to all before too', async () => {
  const [mails, payments] = [join(folder, 'data/mails.json'), join(folder, 'data/payments.json')];
  const outbox = openOutbox({ clock: () => new Date(), file: mails });
  await outbox.take(Buffer.from('Subject: reset\r\n\r\nlink'));
  writeStored(payments, [{ paymentKey: 'p' }]);
  expect([modeOf(mails), modeOf(payments), modeOf(join(folder, 'data'))]).toEqual(['600', '600', '700']);
  for (const file of [mails, payments]) chmodSync(file, 0o644);
  await outbox.take(Buffer.from('Subject: reset\r\n\r\nlink'));
  writeStored(payments, []);
  expect([modeOf(mails), modeOf(payments)]).toEqual(['600', '600']);
});
