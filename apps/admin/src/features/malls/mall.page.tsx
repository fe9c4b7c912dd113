import { type MallSettings, showMallSettings } from '@mall/contracts/office/malls';
import { officeScreens } from '@mall/domain/office/screens';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Badge } from '../../kit/badge.tsx';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { Moment } from '../../kit/marks.tsx';
import { PageBody, PageHead, Part, TwoColumns } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import { InheritancePart } from './blueprint/inheritance-part.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LawSection } from './law-section.tsx';
import { salesTypeWords, stateTones, stateWords, styleWords } from './mall-words.ts';
import styles from './malls.module.css';
import { OpeningLink } from './opening/opening-link.tsx';
import { PolicySections } from './policy-sections.tsx';
import { StateCard } from './state-card.tsx';

/** The settings of the mall that the address names. */
export function MallRoute() {
  const { mallId } = useParams({ strict: false });
  const params = { mallId: Number(mallId) };
  const { data: settings, error, refetch } = useQuery(reading(showMallSettings, { params }));
  if (!settings)
    return error ? (
      <Failure error={error} what="몰 설정을" retry={() => void refetch()} />
    ) : (
      <RowSkeleton rows={8} columns={3} />
    );
  return <MallPage settings={settings} />;
}

function MallPage({ settings }: { settings: MallSettings }) {
  const { mallId, state, identity, moves } = settings;
  return (
    <>
      <PageHead
        parent={<Link to={officeScreens.malls}>몰</Link>}
        title={identity.name}
        badges={
          settings.isBlueprint ? (
            <Badge tone="vio">블루프린트</Badge>
          ) : (
            <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
          )
        }
        context={settings.mallUrl}
        actions={
          <>
            {moves.length > 0 && (state === 'DRAFT' || state === 'READY') && <OpeningLink settings={settings} />}
            <ChangeHistory mallId={mallId} subject={`mall ${mallId}`} />
          </>
        }
      />
      <PageBody isTinted>
        <TwoColumns
          side={
            <>
              <StateCard settings={settings} />
              {settings.isFollowing && <InheritancePart mallId={mallId} />}
              <Facts settings={settings} />
            </>
          }
        >
          <Sections settings={settings} />
        </TwoColumns>
      </PageBody>
    </>
  );
}

/** Saving a section resets its form, whoever saved it; the other sections keep what is typed. */
function Sections({ settings }: { settings: MallSettings }) {
  const { identity, law, mayWrite } = settings;
  return (
    <>
      <IdentitySection
        key={`identity ${identity.version}`}
        {...{ settings }}
        mayWrite={mayWrite.includes('identity')}
      />
      <LawSection key={`law ${law.version}`} {...{ settings }} mayWrite={mayWrite.includes('law')} />
      <PolicySections settings={settings} />
    </>
  );
}

function Facts({ settings }: { settings: MallSettings }) {
  const { mallUrl, salesType, isMarketing, style, openedAt } = settings;
  return (
    <Part title="몰 정보">
      <dl className={styles.facts}>
        <dt>주소</dt>
        <dd>{mallUrl}</dd>
        <dt>유형</dt>
        <dd>{`${salesTypeWords[salesType]}${isMarketing ? ' · 마케팅' : ''}`}</dd>
        <dt>테마</dt>
        <dd>{styleWords[style]}</dd>
        <dt>연 날</dt>
        <dd>{openedAt ? <Moment at={openedAt} /> : '–'}</dd>
      </dl>
    </Part>
  );
}
