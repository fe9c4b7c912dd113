import type { TimelineEntry, TimelineKind } from '@mall/contracts/office/members';
import type { LucideIcon } from 'lucide-react';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Headset from 'lucide-react/icons/headset';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Repeat from 'lucide-react/icons/repeat';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Smartphone from 'lucide-react/icons/smartphone';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { Happening } from '../../kit/timeline.tsx';
import { won } from '../../lib/numbers.ts';
import { entryTone, entryWords, kindWords } from './member-words.ts';

export const kindIcons: Readonly<Record<TimelineKind, LucideIcon>> = {
  order: ClipboardList,
  claim: RotateCcw,
  application: Smartphone,
  subscription: Repeat,
  question: MessageSquareText,
  contact: Headset,
  memo: StickyNote,
  mail: Mail,
};

/** Whether its number is meaningful to staff. */
export const isNumbered = (kind: TimelineKind): boolean => kind !== 'memo' && kind !== 'mail';

/** The grey line below a row of the timeline. */
export const noteOf = ({ kind, number, amount, staffName }: TimelineEntry): string =>
  [kindWords[kind], isNumbered(kind) ? number : '', amount === null ? '' : won(amount), staffName ?? '']
    .filter(Boolean)
    .join(' · ');

/** A row of the timeline as the kit draws it. */
export function happeningOf(entry: TimelineEntry): Happening {
  const { title, state } = entryWords(entry);
  return {
    key: `${entry.kind} ${entry.number}`,
    title: [title, state].filter(Boolean).join(' · '),
    note: noteOf(entry),
    at: entry.at,
    icon: kindIcons[entry.kind],
    tone: entryTone(entry),
  };
}
