import { Skeleton } from '@mall/ui/skeleton';
import { TabLinks } from '@mall/ui/tabs';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import type { BoardList } from '../model/use-board-list.ts';

type Props = Pick<BoardList, 'address' | 'labels' | 'isPending'> & { className?: string | undefined };

/** The kinds of post on a board; a board with one kind has no tabs. */
export function LabelTabs({ address: { tp, label, q }, labels, isPending, className }: Props) {
  if (isPending) return <Skeleton height={50} {...(className && { className })} />;
  if (labels.length < 2) return null;
  const items = ['', ...labels].map((each) => ({
    value: each,
    label: each || '전체',
    render: <ScreenLink screen="boardList" search={{ tp, label: each, q }} replace isExact />,
  }));
  return <TabLinks label="글 종류" items={items} value={label ?? ''} {...(className && { className })} />;
}
