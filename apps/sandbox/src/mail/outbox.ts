import { randomUUID } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';
import { openJournal } from '../journal.ts';

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
  const journal = openJournal<SentMail>(file, ({ id }) => id);
  const newest = (): SentMail[] => [...journal.items.values()].slice(-maxEntries);
  return {
    list: (): readonly SentMail[] => newest().reverse(),
    find: (id: string) => journal.items.get(id),
    clear: () => journal.replace([]),
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
      journal.write({ id: randomUUID(), at: clock().getTime(), messageId, ...addresses, subject, text, html });
      // Now and then the file is written anew.
      if (journal.items.size > 2 * maxEntries) journal.replace(newest());
    },
  };
}

const nameOf = (address: Address | undefined): string =>
  address ? [address.name, address.address && `<${address.address}>`].filter(Boolean).join(' ') : '';
