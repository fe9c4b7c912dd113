import type { ApplicationState } from '@mall/contracts/application-codes';
import type { OfficeApplication } from '@mall/contracts/office/applications';
import { applicationStateLabels } from '@mall/domain/application-words';
import { trackingUrlOf } from '@mall/domain/carriers';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import { Badge, Toned } from '../../kit/badge.tsx';
import { Part } from '../../kit/page.tsx';
import { Thumb } from '../../kit/thumb.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { Way } from '../../kit/way.tsx';
import { holdWords, joinTones, stateTones } from './application-words.ts';
import styles from './applications.module.css';

type Props = { application: OfficeApplication };

const way = [
  ...(['RECEIVED', 'CERTIFIED', 'APPROVED', 'ACTIVATION_REQUESTED', 'ACTIVATED', 'SHIPPED', 'DELIVERED'] as const),
] as const;
/** A held review keeps its step. */
const stepOf = (state: ApplicationState) =>
  way.findIndex((step) => step === (state === 'ON_HOLD' ? 'CERTIFIED' : state));

/** The steps reached, with their times; nothing for an application that ended early. */
export function ApplicationWay({ application: { state, history } }: Props) {
  const at = stepOf(state);
  if (at < 0) return null;
  const momentOf = (step: ApplicationState) => history.find((one) => one.state === step)?.happenedAt;
  return <Way steps={way} names={applicationStateLabels} at={at} momentOf={momentOf} />;
}

/** The phone, the joining type and the plan. */
export function Device({ application }: Props) {
  const { sheet } = application;
  return (
    <div className={styles.device}>
      <Thumb image={application.image} size="lg" />
      <div>
        <b>
          {application.productName} {application.memory} {application.colour}
        </b>{' '}
        <Badge size="sm" tone={joinTones[application.joinType]}>
          {joinTypeLabels[application.joinType].title}
        </Badge>
        <p>
          {sheet.applicant?.currentCarrier && `${sheet.applicant.currentCarrier} → `}
          {sheet.plan.carrier} · {sheet.plan.name}
        </p>
        <p className={styles.grey}>{[sheet.plan.dataSummary, sheet.plan.benefitSummary].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

/** Where its parcel is. */
export function Parcel({ application: { parcel } }: Props) {
  if (!parcel) return null;
  const url = trackingUrlOf(parcel.carrier, parcel.invoiceNo);
  return (
    <Part title="택배">
      <p className={styles.line}>
        {parcel.carrier} {parcel.invoiceNo}
        {url && (
          <a className={styles.end} href={url} target="_blank" rel="noreferrer">
            배송 조회
          </a>
        )}
      </p>
    </Part>
  );
}

const actorWords = { MEMBER: '회원', OPERATOR: '운영자', SYSTEM: '자동' };

/** What happened, the newest first, with the actor and the text for the member. */
export function History({ application: { history } }: Props) {
  return (
    <Timeline
      items={history.map(({ state, happenedAt, actor, who, reason }) => ({
        key: `${state} ${happenedAt}`,
        title: applicationStateLabels[state],
        note: [who || actorWords[actor], reason].filter(Boolean).join(' · '),
        at: happenedAt,
        tone: stateTones[state],
      }))}
    />
  );
}

/** Why a review is held, shown first. */
export function Held({ application: { state, hold, history } }: Props) {
  if (state !== 'ON_HOLD') return null;
  return (
    <p className={styles.held}>
      <Toned tone="warn" isStrong>
        {holdWords[hold ?? 'OTHER']}
      </Toned>{' '}
      {history[0]?.reason}
    </p>
  );
}
