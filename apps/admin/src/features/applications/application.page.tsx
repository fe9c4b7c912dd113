import { getApplication } from '@mall/contracts/office/applications';
import { applicationStateLabels } from '@mall/domain/application-words';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Badge, Toned } from '../../kit/badge.tsx';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Card, PageBody, PageHead, Part, TwoColumns } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { fullMoment } from '../../lib/moments.ts';
import { reading } from '../../lib/use-office.ts';
import { Bill, Supports } from './application-bill.tsx';
import { Checks, passedOf } from './application-checks.tsx';
import { ApplicationWay, Device, Held, History, Parcel } from './application-parts.tsx';
import { People } from './application-people.tsx';
import { dueOf, expiryText, stateTones } from './application-words.ts';
import styles from './applications.module.css';
import { DealerField } from './dealer-field.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { type Place, useApplicationMoves } from './use-application-moves.ts';

/** The page of the application that the address names. */
export function ApplicationRoute() {
  const { mallId, applicationNo } = useParams({ strict: false });
  return <ApplicationPage place={{ mallId: Number(mallId), applicationNo: applicationNo ?? '' }} />;
}

function ApplicationPage({ place }: { place: Place }) {
  const { data: application, error, refetch } = useQuery(reading(getApplication, { params: place }));
  const moves = useApplicationMoves(place);
  if (!application)
    return error ? (
      <Failure error={error} what="신청을" retry={() => refetch()} />
    ) : (
      <RowSkeleton rows={8} columns={3} />
    );
  const due = dueOf(application);
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="applications">휴대폰 신청</OfficeLink>}
        title={application.applicationNo}
        badges={
          <>
            <Badge tone={stateTones[application.state]}>{applicationStateLabels[application.state]}</Badge>
            {due && (
              <Toned tone={due.tone} isStrong>
                {due.text}
              </Toned>
            )}
            <Toned tone="warn">{expiryText(application)}</Toned>
          </>
        }
        actions={<MoveButtons key={application.state} application={application} moves={moves} />}
      />
      <PageBody isTinted>
        <TwoColumns
          side={
            <>
              <div className={styles.owner}>
                <MallName mallId={application.mallId} name={application.mallName} />
              </div>
              <People application={application} place={place} />
              {application.mayCheck && (
                <Part title="담당">
                  <DealerField application={application} onChoose={moves.assign} />
                </Part>
              )}
              <Parcel application={application} />
            </>
          }
        >
          <Card>
            <Held application={application} />
            <ApplicationWay application={application} />
          </Card>
          <Card title="서명한 신청서" note={`${fullMoment(application.sheet.signedAt)} 서명한 그대로`}>
            <Device application={application} />
            <Bill application={application} />
          </Card>
          <Card title="확인할 것" note={passedOf(application)}>
            <Checks application={application} moves={moves} />
          </Card>
          <Card title="중도 해지하면 돌려받는 지원금">
            <Supports application={application} />
          </Card>
          <Card
            title="처리 이력"
            end={<ChangeHistory mallId={place.mallId} subject={`application ${place.applicationNo}`} />}
          >
            <History application={application} />
          </Card>
        </TwoColumns>
      </PageBody>
    </>
  );
}
