import type { RequestDetail } from '@mall/contracts/office/product-requests';
import { useState } from 'react';
import { Segment } from '../../kit/form/controls.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Part } from '../../kit/page.tsx';
import { Thumb } from '../../kit/thumb.tsx';
import { type Happening, Timeline } from '../../kit/timeline.tsx';
import { momentText } from '../../lib/moments.ts';
import styles from './approvals.module.css';
import { FieldRow } from './field-row.tsx';
import { RequestOwner } from './request-owner.tsx';
import { roundText } from './request-words.ts';

/** What a request would change, side by side, with the comments on it. */
export function RequestBody({ request }: { request: RequestDetail }) {
  const { productNo, image, by, mallName, sentAt, fields, newFields, round, findings, rounds, mayDecide } = request;
  const [which, setWhich] = useState('all');
  const hasOld = round > 1 && newFields.length < fields.length;
  const shown = which === 'new' && hasOld ? newFields : fields;
  return (
    <div className={styles.request}>
      <header className={styles.head}>
        <Thumb image={image} />
        <p>
          {`${by} 님이 ${momentText(sentAt)}에 요청 · ${mallName || '운영사'}`}
          <OfficeLink screen="product" params={{ productNo }}>
            {productNo}
          </OfficeLink>
        </p>
        {hasOld && (
          <Segment
            label="보여 줄 항목"
            choices={[
              { value: 'all', label: `전체 ${fields.length}` },
              { value: 'new', label: `이번에 바뀐 것 ${newFields.length}` },
            ]}
            value={which}
            onChange={setWhich}
          />
        )}
      </header>
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label="법 점검">
          {findings.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <div className={styles.heading} aria-hidden="true">
        <span>항목</span>
        <span>현재</span>
        <span>변경 요청</span>
        <span>검토</span>
      </div>
      {shown.map((field) => (
        <FieldRow key={field} request={request} field={field} />
      ))}
      <div className={styles.below}>
        {mayDecide && <RequestOwner request={request} />}
        <Part title="지난 검토">
          <Timeline items={[...withdrawnOf(request), ...rounds.flatMap(happeningsOf)]} />
        </Part>
      </div>
    </div>
  );
}

const withdrawnOf = ({ withdrawnAt, by }: RequestDetail): Happening[] =>
  withdrawnAt === null ? [] : [{ key: 'withdrawn', at: withdrawnAt, title: `${by} 님이 거둠` }];

type Round = RequestDetail['rounds'][number];
function happeningsOf({ round, by, sentAt, decision, decidedBy, decidedAt }: Round): Happening[] {
  const sent: Happening = { key: `${round}`, at: sentAt, title: `${by} 님 요청`, note: roundText(round) };
  if (decision === null || decidedAt === null) return [sent];
  const words = decision === 'Y' ? '승인' : '반려';
  const tone = decision === 'Y' ? 'ok' : 'err';
  return [{ key: `${round}-${decision}`, at: decidedAt, title: `${decidedBy} 님 ${words}`, tone }, sent];
}
