import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { createSmtpSender } from './smtp-sender.ts';

let open: Socket[] = [];
let close = () => {};
afterEach(() => {
  for (const socket of open) socket.destroy();
  open = [];
  close();
});

/** A minimal mail server: it accepts every mail, and may hang up after each. */
async function startServer({ hangsUp }: { readonly hangsUp: boolean }) {
  const mails: string[] = [];
  const server = createServer((socket) => {
    open.push(socket);
    const reply = (text: string) => socket.writable && socket.write(`${text}\r\n`);
    let body: string[] | undefined;
    reply('220 mail.example');
    createInterface({ input: socket }).on('line', (line) => {
      if (body && line !== '.') body.push(line);
      else if (body) {
        mails.push(body.find((one) => /^message-id:/i.test(one)) ?? '');
        body = undefined;
        reply('250 taken');
        if (hangsUp) socket.end();
      } else if (line.startsWith('DATA')) {
        body = [];
        reply('354 go on');
      } else reply('250 fine');
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  return { mails, smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const mail = (number: number) => ({
  ...{ messageId: `<${number}@mall.example>`, fromName: '가람몰', replyTo: 'help@mall.example' },
  ...{ to: { name: '김가은', address: 'gaeun@example.kr' }, subject: '주문', html: '<p>주문</p>', text: '주문' },
});

async function sendFive(smtpUrl: string) {
  const sender = createSmtpSender({ smtpUrl, from: 'no-reply@mall.example' });
  for (const number of [1, 2, 3, 4, 5]) await sender.send(mail(number));
}
const five = [1, 2, 3, 4, 5].map((number) => `Message-ID: <${number}@mall.example>`);

test('consecutive mails are sent over one connection', async () => {
  const { mails, smtpUrl } = await startServer({ hangsUp: false });
  await sendFive(smtpUrl);
  expect(mails).toEqual(five);
  expect(open).toHaveLength(1);
});

test('a mail server that hangs up after each mail gets each mail once', async () => {
  const { mails, smtpUrl } = await startServer({ hangsUp: true });
  await sendFive(smtpUrl);
  expect(mails).toEqual(five);
});
