import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import PostalMime, { type Address } from 'postal-mime';
import { writePrivateFile } from '../private-file.ts';

export type SentMail = {
  readonly id: string;
  /** Milliseconds, so that it can be written to a file as it is. */
  readonly at: number;
  readonly messageId: string;
  readonly from: string;
  readonly replyTo: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Outbox = ReturnType<typeof openOutbox>;

const maxEntries = 300;

/** Every mail that was handed over, the newest first; with a file it outlives a restart. */
export function openOutbox({ clock, file }: { readonly clock: () => Date; readonly file?: string | undefined }) {
  let mails = readMails(file);
  const keep = (next: SentMail[]) => {
    mails = next.slice(0, maxEntries);
    save(file, mails);
  };
  return {
    list: (): readonly SentMail[] => mails,
    find: (id: string) => mails.find((mail) => mail.id === id),
    clear: () => keep([]),
    /** Takes a mail as it came over the line. */
    take: async (raw: Buffer): Promise<void> => {
      const {
        messageId = '',
        from,
        replyTo = [],
        to = [],
        subject = '',
        text = '',
        html = '',
      } = await PostalMime.parse(raw);
      const addresses = { from: nameOf(from), replyTo: replyTo.map(nameOf).join(', '), to: to.map(nameOf).join(', ') };
      keep([{ id: randomUUID(), at: clock().getTime(), messageId, ...addresses, subject, text, html }, ...mails]);
    },
  };
}

const nameOf = (address: Address | undefined): string =>
  address ? [address.name, address.address && `<${address.address}>`].filter(Boolean).join(' ') : '';

function readMails(file: string | undefined): SentMail[] {
  try {
    return file ? (JSON.parse(readFileSync(file, 'utf8')) as SentMail[]) : [];
  } catch {
    // The first start, or a file cut short: sandbox mail is not worth failing for.
    return [];
  }
}

function save(file: string | undefined, mails: readonly SentMail[]): void {
  if (file) writePrivateFile(file, JSON.stringify(mails));
}
