import { type OfficeApplication, unmaskApplication } from '@mall/contracts/office/applications';
import { textOf } from '@mall/contracts/office/personal';
import type { ValueOf } from '@mall/contracts/wire';
import { blankedWords } from '@mall/domain/blanked-words';
import { Part } from '../../kit/page.tsx';
import { RevealButton, useReveal } from '../../kit/reveal.tsx';
import { callOffice } from '../../lib/call.ts';
import styles from './applications.module.css';
import type { Place } from './use-application-moves.ts';

type Props = { application: OfficeApplication; place: Place };

const reasons = [
  { value: 'ACTIVATION', label: '개통' },
  { value: 'DELIVERY', label: '배송' },
  { value: 'IDENTITY', label: '본인 확인' },
  { value: 'REQUEST', label: '신청인 요청' },
  { value: 'OTHER', label: '직접 입력', isOwn: true },
] as const;

/** The applicant and the delivery address; masked until somebody gives a reason for looking. */
export function People({ application: { sheet, mayUnmask }, place }: Props) {
  const reveal = useReveal((body: ValueOf<(typeof unmaskApplication)['body']>) =>
    callOffice(unmaskApplication, { params: place, body }),
  );
  const { applicant, delivery } = sheet;
  if (!applicant || !delivery)
    return (
      <Part title="가입자">
        <p className={styles.grey}>{blankedWords}</p>
      </Part>
    );
  const shown = reveal.values ?? {
    ...{ ...applicant, recipient: delivery.recipient, deliveryPhone: delivery.phone, address: delivery.roadAddress },
  };
  return (
    <>
      <Part
        title="가입자"
        end={
          mayUnmask && <RevealButton shape={unmaskApplication.body} what="가입자와 배송지" {...{ reveal, reasons }} />
        }
      >
        <Facts
          facts={[
            ['이름', textOf(shown.name)],
            ['생일', textOf(shown.birthDate)],
            ['휴대폰', textOf(shown.phone)],
            ['메일', textOf(shown.email)],
          ]}
        />
      </Part>
      <Part title="받는 곳">
        <Facts
          facts={[
            ['이름', textOf(shown.recipient)],
            ['연락처', textOf(shown.deliveryPhone)],
            ['주소', textOf(shown.address)],
          ]}
        />
      </Part>
    </>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
