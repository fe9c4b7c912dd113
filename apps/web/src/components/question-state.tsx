import type { QuestionCard } from '@mall/contracts/question';
import { questionStateNames } from '@mall/domain/question-words';
import { Badge } from '@mall/ui/badge';

/** Where the question stands; an answer not yet read says so. */
export function QuestionState({ question }: { question: QuestionCard }) {
  if (question.hasNewAnswer) return <Badge tone="brand">새 답변</Badge>;
  return <Badge tone={question.state === 'ANSWERED' ? 'ok' : 'plain'}>{questionStateNames[question.state]}</Badge>;
}
