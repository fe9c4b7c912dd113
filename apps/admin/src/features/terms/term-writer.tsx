import { reaskedTerms } from '@mall/contracts/codes';
import type { TermDetail, TermWords } from '@mall/contracts/office/terms';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { earliestDay, refusalOfDay } from '@mall/domain/terms';
import { draftNotice } from '@mall/domain/terms-notice';
import { type ComponentProps, useEffect, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Saving } from '../../kit/content/saving.tsx';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { ConfirmInWords } from '../../kit/overlay/confirm-in-words.tsx';
import { Card, PageBody, PageHead, TwoColumns } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import { ProposeTerms } from './propose-terms.tsx';
import { TermDiff } from './term-diff.tsx';
import { TermFields } from './term-fields.tsx';
import { TermPreview } from './term-preview.tsx';
import { Marks } from './term-side.tsx';
import { callsOf, changesOf, fieldWords, type Owner, paramsOf } from './term-words.ts';

type Props = {
  owner: Owner;
  detail: TermDetail;
  head: ComponentProps<typeof PageHead>;
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
};

/** The next version of a text and its notice to members, until a second person has approved both. */
export function TermWriter({ owner, detail, head, onChanged, onClose }: Props) {
  const { termCode, draft, versions } = detail;
  const [last] = versions;
  const toast = useToast();
  const [isProposing, setProposing] = useState(false);
  const params = paramsOf(owner, { termCode });
  const save = useAct(callsOf(owner).save, { changes: changesOf(owner), onDone: () => toast('초안을 저장했어요') });
  const start = draft ? wordsOf(draft) : firstWords(detail);
  const version = draft?.version ?? 0;
  const form = useOfficeForm({
    ...{ shape: callsOf(owner).save.body, values: start, labels: fieldWords },
    toBody: (values) => ({ ...values, version }),
    validate: ({ appliedOn, isAdverse }): Readonly<Record<string, string>> => {
      const wish = { today: seoulDayOf(new Date()), isAdverse, lastDay: last?.appliedOn };
      const refusal = appliedOn === '' ? undefined : refusalOfDay(appliedOn, wish);
      return refusal === undefined ? {} : { appliedOn: refusal };
    },
    send: (values, conflict) => {
      const body = { ...mergedOver(start, values, conflict), version: versionOver(version, conflict) };
      return save.mutateAsync({ params, body });
    },
  });
  useEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged]);
  const isSaved = draft !== null && !form.isChanged;
  return (
    <>
      <PageHead
        {...head}
        badges={<Badge tone="warn">{form.isChanged ? `수정 중 · ${form.changes}곳` : '초안'}</Badge>}
        actions={
          <>
            {draft && <TermPreview owner={owner} draft={draft} />}
            {isSaved && <Discarding {...{ owner, detail }} version={version} />}
            {form.isChanged || !draft ? (
              <>
                {!draft && !form.isChanged && <Button onClick={onClose}>닫기</Button>}
                <Saving form={form} />
              </>
            ) : (
              <Button variant="primary" keys="mod+enter" keysGroup="쓰기" onClick={() => setProposing(true)}>
                결재 올리기
              </Button>
            )}
          </>
        }
      />
      <PageBody>
        <Form form={form}>
          <TwoColumns side={<Marks />}>
            <TermFields
              form={form}
              detail={detail}
              mayAskAgain={owner.mallId === null && reaskedTerms.some((code) => code === termCode)}
            />
            <Card title="앞 버전과 비교" note={last ? `${last.appliedOn} 버전` : '앞 버전이 없어요'}>
              <TermDiff before={last?.html ?? ''} after={form.values.html} />
            </Card>
          </TwoColumns>
        </Form>
      </PageBody>
      {isProposing && draft && <ProposeTerms {...{ owner, detail, draft }} onClose={() => setProposing(false)} />}
    </>
  );
}

const wordsOf = (draft: TermWords): TermWords => {
  const { html, appliedOn, isAdverse, needsConsent, noticeTitle, noticeHtml, sendsMail } = draft;
  return { html, appliedOn, isAdverse, needsConsent, noticeTitle, noticeHtml, sendsMail };
};

/** The newest version, from the first possible day on. */
function firstWords({ termCode, versions: [last] }: TermDetail): TermWords {
  const html = forEditor(last?.html ?? '');
  const appliedOn = earliestDay({ today: seoulDayOf(new Date()), isAdverse: false, lastDay: last?.appliedOn });
  const told = draftNotice({ termCode, appliedOn, isAdverse: false, before: html, after: html });
  return { html, appliedOn, isAdverse: false, needsConsent: false, ...told, sendsMail: true };
}

/** Wraps list items in paragraphs, as the editor does: otherwise the text would open as markup. */
const forEditor = (html: string): string => html.replaceAll(/<li>([^<]*)<\/li>/g, '<li><p>$1</p></li>');

function Discarding({ owner, detail: { termCode }, version }: Pick<Props, 'owner' | 'detail'> & { version: number }) {
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const act = useAct(callsOf(owner).discard, { changes: changesOf(owner), onDone: () => toast('초안을 버렸어요') });
  const send = () =>
    act.mutateAsync({ params: paramsOf(owner, { termCode }), body: { version } }).catch((error: unknown) => {
      toast.error(error);
    });
  return (
    <>
      <Button onClick={() => setAsked(true)}>초안 버리기</Button>
      {isAsked && (
        <ConfirmInWords title="초안을 버릴까요?" action="초안 버리기" onConfirm={send} onClose={() => setAsked(false)}>
          쓰던 글과 알림 글이 사라져요. 시행 중인 글은 그대로예요.
        </ConfirmInWords>
      )}
    </>
  );
}
