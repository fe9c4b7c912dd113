import { type TermCode, termCodes } from '@mall/contracts/codes';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEditedVersion } from '../../kit/form/use-edited-version.ts';
import { Failure, NotThere, RowSkeleton } from '../../kit/states.tsx';
import { isOfficeError } from '../../lib/office-error.ts';
import { reading } from '../../lib/use-office.ts';
import { TermScreen } from './term-screen.tsx';
import { callsOf, type Owner, paramsOf } from './term-words.ts';

/** The text that the address names: the provider's, or a mall's annex. */
export function TermRoute() {
  const { termCode, mallId } = useParams({ strict: false });
  const code = termCodes.find((one) => one === termCode);
  if (!code) return <NotThere />;
  const owner = { mallId: mallId === undefined ? null : Number(mallId) };
  return <Term key={`${code} ${mallId}`} owner={owner} termCode={code} />;
}

type Props = { owner: Owner; termCode: TermCode };

function Term({ owner, termCode }: Props) {
  const { data, error, refetch } = useQuery(reading(callsOf(owner).get, { params: paramsOf(owner, { termCode }) }));
  const { edited, setChanged } = useEditedVersion(data);
  if (isOfficeError(error, '4040') || isOfficeError(error, '4000')) return <NotThere />;
  if (!edited && error) return <Failure error={error} what="약관을" retry={() => void refetch()} />;
  if (!edited) return <RowSkeleton rows={8} columns={3} />;
  const { draft, versions } = edited;
  const key = `${draft?.draftNo} ${draft?.version} ${draft?.waiting?.caseNo} ${versions.length}`;
  return <TermScreen key={key} owner={owner} detail={edited} onChanged={setChanged} />;
}
