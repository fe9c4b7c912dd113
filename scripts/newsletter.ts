import { type ParseArgsConfig, parseArgs } from 'node:util';
import { countReaders } from '../apps/api/src/modules/newsletter/count-readers.ts';
import { toNewsletterText } from '../apps/api/src/modules/newsletter/newsletter-text.ts';
import { sendNewsletter } from '../apps/api/src/modules/newsletter/send-newsletter.ts';
import { AppError } from '../packages/contracts/src/errors.ts';
import { advertisingTimeFrom } from '../packages/domain/src/advertising-hours.ts';
import { seoulMomentOf } from '../packages/domain/src/seoul-day.ts';
import { actingAs } from './lib/operator-act.ts';
import { readOperatorText } from './lib/operator-files.ts';
import { openOperatorMall } from './lib/operator-mall.ts';
import { printLines } from './lib/print-lines.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = `npm run newsletter -- <check|send> <mall> --subject "<…>" --file <.html or .txt> [--key <name>]

  check  shows to how many members it would go and what it would say, and sends nothing
  send   queues it for every member who wants advertising by mail; the same --key again sends it to nobody twice

The subject needs no (광고), which every newsletter begins with. Paths in the text (/goods/…) are the mall's, its pictures
stand under /images. Nothing leaves between 21:00 and 08:00 in Seoul: it waits for the morning.`;

const options = {
  subject: { type: 'string', default: '' },
  file: { type: 'string', default: '' },
  key: { type: 'string', default: '' },
} as const satisfies ParseArgsConfig['options'];

const longestSubject = 100;

async function readSource({ subject, file }: { readonly subject: string; readonly file: string }) {
  if (file === '') throw new TaskError(usage);
  const isSubject = subject.trim() !== '' && subject.length <= longestSubject && !/[\r\n]/.test(subject);
  if (!isSubject) throw new TaskError(`a subject is one line of ${longestSubject} letters at most`);
  if (subject.includes('광고)'))
    throw new TaskError('leave (광고) out of the subject: every newsletter begins with it');
  const text = toNewsletterText({ subject, ...(await readOperatorText(file)) });
  if (text.plainText === '') throw new TaskError(`${file} contains nothing that may be sent`);
  return text;
}

await runTask(async () => {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [command, mallUrl = '', ...more] = positionals;
  const isSending = command === 'send' && /^[a-z0-9][a-z0-9-]{0,59}$/.test(values.key);
  if (!mallUrl || more.length > 0 || !(command === 'check' || isSending)) throw new TaskError(usage);
  const text = await readSource(values);
  const { dependencies, mall } = await openOperatorMall(mallUrl);
  const now = dependencies.clock();
  const leaves = advertisingTimeFrom(now);
  const when = leaves > now ? `from ${seoulMomentOf(leaves)} in Seoul on` : 'now';
  if (command === 'check') {
    const readers = await countReaders(dependencies.database, mall);
    const head = `(광고) [${mall.name}] ${text.subject}`;
    printLines([...text.plainText.split('\n'), '', head, `to ${readers} members, ${when}; nothing was sent`]);
    return undefined;
  }
  try {
    const act = { action: 'newsletter.send', subject: `newsletter ${values.key}` };
    const queued = await sendNewsletter(actingAs(dependencies, act), mall, { campaignKey: values.key, text });
    printLines(`${queued} mails queued; the running mall sends them ${when}`);
  } catch (error) {
    const isOther = error instanceof AppError && error.code === '4090';
    throw isOther ? new TaskError(`${values.key} was sent with another text: choose another --key`) : error;
  }
  return undefined;
});
