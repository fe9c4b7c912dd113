import { getApplication } from '@mall/contracts/office/applications';
import { applicationStateLabels } from '@mall/domain/application-words';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { LongNumber, MallName } from '../../kit/marks.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import { Bill, Supports } from './application-bill.tsx';
import { Checks, passedOf } from './application-checks.tsx';
import { ApplicationWay, Device, Held, History, Parcel } from './application-parts.tsx';
import { People } from './application-people.tsx';
import { consequenceOf, dueOf, expiryText, stateTones } from './application-words.ts';
import { DealerField } from './dealer-field.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { type Place, useApplicationMoves } from './use-application-moves.ts';

/** An application beside its list. */
export function ApplicationDrawer({ place }: { place: Place }) {
  const { data: application, error, refetch } = useQuery(reading(getApplication, { params: place }));
  const moves = useApplicationMoves(place);
  const note = application && [dueOf(application)?.text, expiryText(application)].filter(Boolean).join(' · ');
  return (
    <Drawer
      history={application && { mallId: place.mallId, subject: `application ${place.applicationNo}` }}
      title={<LongNumber value={place.applicationNo} />}
      label={`신청 ${place.applicationNo}`}
      badge={
        application && <Badge tone={stateTones[application.state]}>{applicationStateLabels[application.state]}</Badge>
      }
      note={note}
      consequence={application && consequenceOf(application.moves)}
      actions={
        application &&
        application.moves.length > 0 && <MoveButtons key={application.state} application={application} moves={moves} />
      }
    >
      {error && !application && <Failure error={error} what="신청을" retry={() => refetch()} />}
      {!application && !error && <RowSkeleton rows={8} columns={2} />}
      {application && (
        <>
          <Held application={application} />
          <ApplicationWay application={application} />
          <Device application={application} />
          <Part title="확인할 것" end={passedOf(application)}>
            <Checks application={application} moves={moves} />
          </Part>
          <Part title="요금" end={<MallName mallId={application.mallId} name={application.mallName} />}>
            <Bill application={application} />
          </Part>
          <Part title="중도 해지하면 돌려받는 지원금">
            <Supports application={application} />
          </Part>
          <People key={application.applicationNo} application={application} place={place} />
          {application.mayCheck && (
            <Part title="담당">
              <DealerField application={application} onChoose={moves.assign} />
            </Part>
          )}
          <Parcel application={application} />
          <Part title="처리 이력">
            <History application={application} />
          </Part>
        </>
      )}
    </Drawer>
  );
}
