import type { ScreenSearch } from '@mall/domain/screens/screen-path';

/** Which of the member's questions a list shows. */
export type QuestionListAddress = ScreenSearch<'questionList'>;
/** Which order a new question is about. */
export type AskAddress = ScreenSearch<'questionForm'>;
