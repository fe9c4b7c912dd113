import type { MallUrl } from './types.ts';

/** What a mall asks of who joins. */
export type JoinQuestion = {
  questionKey: string;
  label: string;
  help: string;
  isRequired: boolean;
  choices: string[];
  pattern: string;
  sortOrder: number;
};

const employee: readonly JoinQuestion[] = [
  {
    questionKey: 'employeeNo',
    label: '사번',
    help: '사원증에 있는 숫자 6자리를 입력해 주세요.',
    isRequired: true,
    choices: [],
    pattern: '\\d{6}',
    sortOrder: 1,
  },
  {
    questionKey: 'department',
    label: '소속',
    help: '',
    isRequired: false,
    choices: ['경영지원', '영업', '연구개발', '생산', '고객지원'],
    pattern: '',
    sortOrder: 2,
  },
];

/** A company's own mall asks who of its people joins. */
export const joinQuestionsOf = (mallUrl: MallUrl): readonly JoinQuestion[] => (mallUrl === 'hanul' ? employee : []);
