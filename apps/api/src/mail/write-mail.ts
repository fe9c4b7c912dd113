import { formatWon } from '@mall/domain/money';
import type { Mall } from '../plugins/mall.repository.ts';
import type { MailContent, MailPart, MailProduct } from './mail-content.ts';
import type { MailLinks } from './mail-links.ts';
import { refusalWords } from './refusal-words.ts';
import { senderLines } from './sender-lines.ts';

/** The mail for programs that show plain text: the same parts in the same order. */
export function writeMail(mall: Mall, links: MailLinks, { heading, parts, advertising }: MailContent): string {
  const blocks = parts.map((part) => writePart(links, part));
  const refusal = advertising
    ? [refusalWords.map(({ text, label }) => `${text} ${label}: ${links.onHost(advertising.refusalPath)}`).join('\n')]
    : [];
  const sender = [...senderLines(mall), links.home].join('\n');
  return [mall.name, heading, ...blocks, '--', sender, ...refusal].join('\n\n');
}

function writePart(links: MailLinks, part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'note':
      return part.text;
    case 'facts':
      return [`[${part.title}]`, ...part.rows.map(([label, value]) => `${label}: ${value}`)].join('\n');
    case 'products':
      return part.products.map(writeProduct).join('\n');
    case 'article':
      return part.plainText.replace(/\((\/[^\s)]*)\)/g, (_, path: string) => `(${links.to(path)})`);
    case 'button':
    case 'link':
      return `${part.label}: ${links.to(part.href)}`;
  }
}

const writeProduct = ({ name, detail, amount }: MailProduct): string =>
  [`- ${name}`, detail, ...(amount === undefined ? [] : [formatWon(amount)])].filter(Boolean).join(' / ');
