import { type JoinForm as AskedForm, joinMall } from '@mall/contracts/joining';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCertification } from '../../../entities/certification/use-certification.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { omitted } from '../../../lib/api/omitted.ts';
import { writeDraft } from '../../../lib/browser/drafts.ts';
import { useDraft } from '../../../lib/browser/use-draft.ts';
import { joinFormQuery } from '../api/joining.query.ts';
import {
  emptyDraft,
  emptySecrets,
  type JoinComplaints,
  type JoinDraft,
  type JoinSecrets,
  joinComplaints,
  toJoinInput,
} from './join-form.ts';

const draftName = 'join';
const failed = '가입하지 못했어요. 잠시 뒤에 다시 시도해 주세요.';

/** Everything the joining screen decides: what is typed, who is certified, what is wrong, and what came of it. */
export function useJoin(asked: AskedForm) {
  const queryClient = useQueryClient();
  const certification = useCertification('SIGN_UP');
  const [draft, changeDraft] = useDraft(draftName, emptyDraft);
  const [secrets, setSecrets] = useState(emptySecrets);
  const [complaints, setComplaints] = useState<JoinComplaints>({});
  const { certificationKey } = certification;
  const form = { ...draft, ...secrets };
  const accept = (names: readonly string[]) => setComplaints((known) => omitted(known, names));

  const join = useMutation({
    mutationFn: (key: string) => call(joinMall, { body: toJoinInput(form, key) }),
    onSuccess: () => {
      writeDraft(draftName, null);
      certification.reset();
    },
    onError: (error) => {
      if (!isApiError(error)) return;
      setComplaints(Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message])));
      // Used, too old, or not confirmed: another one is needed.
      if (error.code === '4400') certification.reset();
      // The terms have changed meanwhile: they are shown anew, and nothing of them is agreed to.
      if (error.code === '4090') {
        changeDraft({ agreedTerms: [] });
        void queryClient.invalidateQueries({ queryKey: joinFormQuery().queryKey });
      }
    },
  });
  const isRefusedByField = isApiError(join.error) && join.error.fieldErrors.length > 0;
  return {
    form,
    complaints: certificationKey === null ? complaints : omitted(complaints, ['certification']),
    certification,
    joined: join.data,
    isJoining: join.isPending,
    isMember: isApiError(join.error, '1264'),
    failure: join.error && !isRefusedByField ? errorText(join.error, failed) : null,
    change: (changed: Partial<JoinDraft>) => {
      changeDraft(changed);
      accept(Object.keys(changed));
    },
    changeSecrets: (changed: Partial<JoinSecrets>) => {
      setSecrets((typed) => ({ ...typed, ...changed }));
      accept(Object.keys(changed));
    },
    answer: (key: string, value: string) => {
      changeDraft({ answers: { ...draft.answers, [key]: value } });
      accept([`answers.${key}`]);
    },
    /** Returns the first field that must be corrected. */
    send: (): string | undefined => {
      if (join.isPending) return undefined;
      const found = joinComplaints({ form, asked, isCertified: certificationKey !== null });
      setComplaints(found);
      const [first] = Object.keys(found);
      if (first === undefined && certificationKey !== null) join.mutate(certificationKey);
      return first;
    },
  };
}
export type Join = ReturnType<typeof useJoin>;
