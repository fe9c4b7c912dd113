import { officePath } from '@mall/domain/office/screens';
import { useNavigate } from '@tanstack/react-router';
import { Segment } from '../../kit/form/controls.tsx';
import type { SearchParams } from '../../lib/search.ts';

export type TermTab = 'provider' | 'mall' | 'reconsents';
const choices: readonly { readonly value: TermTab; readonly label: string }[] = [
  { value: 'provider', label: '운영사 약관' },
  { value: 'mall', label: '몰 추가 약관' },
  { value: 'reconsents', label: '재동의 대상' },
];

/** The screens of the desk. */
export function TermTabs({ tab }: { tab: TermTab }) {
  const navigate = useNavigate();
  const open = (value: string) =>
    void navigate({
      to: officePath({ screen: value === 'reconsents' ? 'reconsents' : 'terms' }),
      search: ({ mall }: SearchParams) => ({ mall, of: value === 'mall' ? value : undefined }),
    });
  return <Segment label="약관 화면" choices={choices} value={tab} onChange={open} />;
}
