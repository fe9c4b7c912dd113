import { textOf } from '@mall/contracts/office/personal';
import type { OfficeSubscription } from '@mall/contracts/office/subscriptions';
import { blankedWords } from '@mall/domain/blanked-words';
import { careText, subscriptionStateLabels } from '@mall/domain/subscription-words';
import { Part } from '../../kit/page.tsx';
import { Thumb } from '../../kit/thumb.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { Way } from '../../kit/way.tsx';
import { won } from '../../lib/numbers.ts';
import { dayText, installationText } from './installation-time.ts';
import { stateTones } from './subscription-words.ts';
import styles from './subscriptions.module.css';

type Props = { subscription: OfficeSubscription };

const way = ['RECEIVED', 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED', 'IN_USE'] as const;

/** The steps reached, with their times; nothing for an application that ended early. */
export function SubscriptionWay({ subscription: { state, history } }: Props) {
  const at = way.findIndex((step) => step === state);
  if (at < 0) return null;
  const momentOf = (step: string) => history.find((one) => one.state === step)?.happenedAt;
  return <Way steps={way} names={subscriptionStateLabels} at={at} momentOf={momentOf} />;
}

type Fact = readonly [label: string, value: string];
const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** The rented product, as signed. */
export function Product({ subscription }: Props) {
  const { sheet, careType } = subscription;
  return (
    <div className={styles.product}>
      <Thumb image={subscription.image} size="lg" />
      <div>
        <b>{subscription.productName}</b>
        <p>{[sheet.brandName, sheet.modelName].filter(Boolean).join(' · ')}</p>
        <p className={styles.grey}>
          {[`${subscription.months}개월`, careText(careType, sheet.visitCycleMonths), sheet.partnerCard?.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  );
}

/** The cost over the whole term. */
export const Cost = ({ subscription: { sheet } }: Props) => (
  <Facts
    facts={[
      ['월 이용료', won(sheet.cost.monthlyTotal)],
      ['등록비', won(sheet.cost.registrationFee)],
      ['내는 달', `${sheet.cost.paidMonths}개월`],
      ['모두 더하면', won(sheet.cost.termTotal)],
    ]}
  />
);

/** The planned visit, the preferred day, and the end of the term. */
export const Days = ({ subscription }: Props) => (
  <Facts
    facts={[
      ['희망일', dayText(subscription.preferredOn)],
      [
        '설치 시각',
        subscription.installationAt ? installationText(subscription.installationAt) : '아직 정하지 않았어요',
      ],
      ['시작일', subscription.installedOn ?? ''],
      ['끝나는 날', subscription.endsOn ?? ''],
    ]}
  />
);

/** The applicant and the address of the installation; masked. */
export function People({ subscription: { sheet } }: Props) {
  const { applicant, installation } = sheet;
  if (!applicant || !installation)
    return (
      <Part title="신청인">
        <p className={styles.grey}>{blankedWords}</p>
      </Part>
    );
  return (
    <>
      <Part title="신청인">
        <Facts
          facts={[
            ['이름', textOf(applicant.name)],
            ['휴대폰', textOf(applicant.phone)],
            ['메일', textOf(applicant.email)],
          ]}
        />
      </Part>
      <Part title="설치할 곳">
        <Facts
          facts={[
            ['이름', textOf(installation.recipient)],
            ['연락처', textOf(installation.phone)],
            ['주소', textOf(installation.roadAddress)],
          ]}
        />
      </Part>
    </>
  );
}

const actorWords = { MEMBER: '회원', OPERATOR: '운영자', SYSTEM: '자동' };

/** What happened, the newest first, with the actor and the text for the member. */
export const History = ({ subscription: { history } }: Props) => (
  <Timeline
    items={history.map(({ state, happenedAt, actor, who, reason }) => ({
      key: `${state} ${happenedAt}`,
      title: subscriptionStateLabels[state],
      note: [who || actorWords[actor], reason].filter(Boolean).join(' · '),
      at: happenedAt,
      tone: stateTones[state],
    }))}
  />
);
