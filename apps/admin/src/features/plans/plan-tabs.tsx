import { type OfficeScreen, officePath } from '@mall/domain/office/screens';
import { useNavigate } from '@tanstack/react-router';
import { Segment } from '../../kit/form/controls.tsx';
import { useMay } from '../../lib/use-me.ts';

const tabs = {
  plans: '지원금',
  planPrices: '요금제',
  returnRules: '위약금 기준',
  cardPreview: '카드 미리 보기',
} as const satisfies Partial<Record<OfficeScreen, string>>;
type Tab = keyof typeof tabs;

/** The screens of the desk; staff who see only supports have one, and no tabs. */
export function PlanTabs({ tab }: { tab: Tab }) {
  const navigate = useNavigate();
  const mayRead = useMay('plans.read');
  if (!mayRead) return null;
  return (
    <Segment
      label="요금제·지원금 화면"
      choices={Object.entries(tabs).map(([value, label]) => ({ value, label }))}
      value={tab}
      onChange={(value) => void navigate({ to: officePath({ screen: value as Tab }), search: true })}
    />
  );
}
