import { listContents } from '@mall/contracts/office/contents';
import { displayCalls } from '@mall/contracts/office/display-calls';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import styles from '../../kit/content/content.module.css';
import { ContentMoves, useUndoToast } from '../../kit/content/content-moves.tsx';
import { consequences, spanWords, stateTones, stateWords } from '../../kit/content/content-words.ts';
import { Past } from '../../kit/content/past.tsx';
import { Saving } from '../../kit/content/saving.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { Form } from '../../kit/form/form.tsx';
import { useEditedVersion } from '../../kit/form/use-edited-version.ts';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { LockedNotice } from '../../kit/locked-notice.tsx';
import { PreviewButton } from '../../kit/preview/preview-button.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useMalls } from '../../lib/mall-scope.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import type { Thing } from './content-words.ts';
import { CopyModal } from './copy-modal.tsx';
import { kindForms } from './kind-forms.tsx';

type Props = { thing: Thing };
type Content = OfficeData<(typeof displayCalls)['POPUP']['get']>;

/** One piece of content: its fields, its state, and its history. */
export function ThingDrawer({ thing }: Props) {
  const { mallId, kind, key } = thing;
  const { name, what } = kindForms[kind];
  const { data, error, refetch } = useQuery(reading(displayCalls[kind].get, { params: { mallId, key } }));
  const { edited, setChanged } = useEditedVersion(data);
  if (edited) return <OpenThing key={edited.version} thing={thing} content={edited} onChanged={setChanged} />;
  return (
    <Drawer title={`${name} ${key}`} isWide>
      {error ? (
        <Failure error={error} what={what} retry={() => void refetch()} />
      ) : (
        <RowSkeleton rows={8} columns={2} />
      )}
    </Drawer>
  );
}

/** The fields that staff write, without the rest of the content. */
const wordsOf = (empty: FieldValues, content: FieldValues): FieldValues =>
  Object.fromEntries(Object.keys(empty).map((name) => [name, content[name]]));

type OpenProps = Props & { content: Content; onChanged: (isChanged: boolean) => void };

function OpenThing({ thing, content, onChanged }: OpenProps) {
  const { mallId, kind, key } = thing;
  const { empty, fieldWords, fields, note } = kindForms[kind];
  const { get, save: call } = displayCalls[kind];
  const changes = [listContents, get];
  const { malls } = useMalls();
  const [isCopied, setCopied] = useState(false);
  const said = useUndoToast(thing, changes);
  const save = useAct(call, { changes, onDone: ({ version }) => said('저장했어요', version) });
  const start = wordsOf(empty, content);
  const form = useOfficeForm({
    ...{ shape: call.body, values: start, labels: fieldWords },
    toBody: (values) => ({ ...values, version: content.version }),
    send: (values, conflict) => {
      const words = mergedOver(start, values, conflict) as { title: string };
      return save.mutateAsync({
        params: { mallId, key },
        body: { ...words, version: versionOver(content.version, conflict) },
      });
    },
  });
  useEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged]);
  const { title, state, mallName, mayWrite } = content;
  return (
    <Drawer
      title={title}
      badge={<Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
      note={[mallName, note(start), spanWords(content)].filter(Boolean).join(' · ')}
      history={{ mallId, subject: `${kind.toLowerCase()} ${key}` }}
      isWide
      consequence={form.isChanged ? (state === 'LIVE' ? '저장하면 몰에 바로 보여요.' : '') : consequences[state]}
      actions={
        mayWrite &&
        (form.isChanged ? (
          <Saving form={form} />
        ) : (
          <>
            {malls.length > 1 && <Button onClick={() => setCopied(true)}>다른 몰에 복사</Button>}
            <PreviewButton {...{ thing }} version={content.version} />
            <ContentMoves {...{ thing, content, changes }} />
          </>
        ))
      }
    >
      {isCopied && <CopyModal {...{ thing, title }} onClose={() => setCopied(false)} />}
      <LockedNotice lockedBy={content.lockedBy} />
      <Form form={form}>
        <fieldset disabled={!mayWrite}>{fields({ form, mallId })}</fieldset>
      </Form>
      <div className={styles.below}>
        <Past {...{ thing, content, fieldWords, changes }} />
      </div>
    </Drawer>
  );
}
