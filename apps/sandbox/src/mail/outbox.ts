import { randomUUID } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';
import { openJournal } from '../journal.ts';

export type SentMail = {
  readonly id: string;
  /** Milliseconds, so that it can be serialised unchanged. */
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

/** Every mail that was received, the newest first; with a file it survives a restart. */
export function openOutbox({ clock, file }: { readonly clock: () => Date; readonly file?: string | undefined }) {
  const journal = openJournal<SentMail>(file, ({ id }) => id);
  const newest = (): SentMail[] => [...journal.items.values()].slice(-maxEntries);
  return {
    list: (): readonly SentMail[] => newest().reverse(),
    find: (id: string) => journal.items.get(id),
    clear: () => journal.replace([]),
    /** Accepts a mail as received over the network. */
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
      // Rewrites the file now and then.
      if (journal.items.size > 2 * maxEntries) journal.replace(newest());
    },
  };
}

const nameOf = (address: Address | undefined): string =>
  address ? [address.name, address.address && `<${address.address}>`].filter(Boolean).join(' ') : '';
