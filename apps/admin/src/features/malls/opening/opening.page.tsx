import { getMallOpening, type MallOpening, openingSteps } from '@mall/contracts/office/mall-opening';
import { type MallSettings, showMallSettings } from '@mall/contracts/office/malls';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Badge } from '../../../kit/badge.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { PageHead } from '../../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../../kit/states.tsx';
import type { SearchParams } from '../../../lib/search.ts';
import { reading } from '../../../lib/use-office.ts';
import { stateTones, stateWords } from '../mall-words.ts';
import { PolicySections } from '../policy-sections.tsx';
import { FindingList } from './finding-list.tsx';
import { GoodsStep } from './goods-step.tsx';
import { LookStep } from './look-step.tsx';
import { OpenStep } from './open-step.tsx';
import styles from './opening.module.css';
import { OpeningPreview } from './opening-preview.tsx';
import { OriginValues } from './origin-values.tsx';
import { FromStep, TextsStep, WhoStep } from './small-steps.tsx';
import { StepList } from './step-list.tsx';
import { stepTitles } from './step-words.ts';

type Step = (typeof openingSteps)[number];
/** The law lint checks again within seconds of a save. */
const lookAgainEvery = 4000;

/** The steps from nothing to an open mall, for the mall that the address names. */
export function OpeningRoute() {
  const { mallId } = useParams({ strict: false });
  const { step: named }: SearchParams = useSearch({ strict: false });
  const params = { mallId: Number(mallId) };
  const opening = useQuery({ ...reading(getMallOpening, { params }), refetchInterval: lookAgainEvery });
  const settings = useQuery(reading(showMallSettings, { params }));
  const error = opening.error ?? settings.error;
  if (!opening.data || !settings.data)
    return error ? (
      <Failure
        error={error}
        what="몰을"
        retry={() => {
          void opening.refetch();
          void settings.refetch();
        }}
      />
    ) : (
      <RowSkeleton rows={8} columns={3} />
    );
  const next = opening.data.steps.find(({ isDone }) => !isDone)?.step ?? 'open';
  const step = openingSteps.find((one) => one === named) ?? next;
  return <OpeningPage opening={opening.data} settings={settings.data} step={step} />;
}

type Props = { opening: MallOpening; settings: MallSettings; step: Step };

function OpeningPage({ opening, settings, step }: Props) {
  const { name, state, mallUrl, mallId } = opening;
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="malls">몰</OfficeLink>}
        title={`${name} 열기`}
        badges={<Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
        context={mallUrl}
        actions={
          <OfficeLink isButton screen="mall" params={{ mallId }}>
            나중에 하기
          </OfficeLink>
        }
      />
      <div className={styles.columns}>
        <StepList opening={opening} step={step} />
        <div className={styles.main}>
          <div className={styles.step}>
            <h2>{stepTitles[step]}</h2>
            <StepBody opening={opening} settings={settings} step={step} />
          </div>
          <Neighbours mallId={mallId} step={step} />
        </div>
        <aside className={styles.findings} aria-label="미리 보기와 법 점검">
          <OpeningPreview opening={opening} settings={settings} />
          <FindingList opening={opening} step={step} />
        </aside>
      </div>
    </>
  );
}

function StepBody({ opening, settings, step }: Props) {
  if (step === 'from') return <FromStep opening={opening} />;
  if (step === 'who') return <WhoStep settings={settings} />;
  if (step === 'look') return <LookStep key={settings.look.version} settings={settings} />;
  if (step === 'goods') return <GoodsStep opening={opening} />;
  if (step === 'rules')
    return (
      <>
        <OriginValues origin={opening.origin} settings={settings} />
        <PolicySections settings={settings} />
      </>
    );
  if (step === 'texts') return <TextsStep opening={opening} />;
  return <OpenStep opening={opening} settings={settings} />;
}

/** Steps are saved individually, so the next one is a mere link. */
function Neighbours({ mallId, step }: { mallId: number; step: Step }) {
  const at = openingSteps.indexOf(step);
  const [before, after] = [openingSteps[at - 1], openingSteps[at + 1]];
  const to = (other: Step) => ({ screen: 'mallOpening', params: { mallId }, search: { step: other } }) as const;
  return (
    <nav className={styles.neighbours} aria-label="단계 옮기기">
      {before && (
        <OfficeLink isButton {...to(before)}>
          <ArrowLeft size={15} aria-hidden="true" /> 이전
        </OfficeLink>
      )}
      <span>
        {at + 1} / {openingSteps.length}
      </span>
      {after && (
        <OfficeLink isButton {...to(after)}>
          다음: {stepTitles[after]} <ArrowRight size={15} aria-hidden="true" />
        </OfficeLink>
      )}
    </nav>
  );
}
