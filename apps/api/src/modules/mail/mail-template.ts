import type { MallTransaction } from '@mall/db/in-mall';
import type { MailContent } from '../../mail/mail-content.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { MailFacts, MailKind } from './mail-facts.ts';

/** Renders a mail from the data at the time of sending; undefined when it is outdated. */
export type MailTemplate<Kind extends MailKind> = (
  transaction: MallTransaction,
  mall: Mall,
  facts: MailFacts[Kind],
  now: Date,
) => Promise<MailContent | undefined>;

export type MailTemplates = { readonly [Kind in MailKind]: MailTemplate<Kind> };
