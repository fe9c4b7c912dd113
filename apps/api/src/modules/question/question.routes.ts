import * as onPage from '@mall/contracts/product-question';
import * as contract from '@mall/contracts/question';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { addPicture } from './add-picture.ts';
import { askQuestion } from './ask-question.ts';
import { changeQuestion } from './change-question.ts';
import { getPicture } from './get-picture.ts';
import { getQuestion } from './get-question.ts';
import { listQuestions } from './list-questions.ts';
import { askAboutProduct, listProductQuestions } from './product-questions.ts';
import { readAnswer } from './read-answer.ts';
import { removeQuestion } from './remove-question.ts';

export function questionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock } = dependencies;
  bind(app, contract.listQuestions, ({ mall, member: { memberNo }, db, query }) =>
    db((tx) => listQuestions(tx, mall, { memberNo, query })),
  );
  bind(app, contract.askQuestion, ({ mall, member: { memberNo }, db, body }) =>
    db((tx) => askQuestion(tx, mall, { memberNo, ...body, at: clock() })),
  );
  bind(app, contract.getQuestion, ({ member: { memberNo }, db, params }) =>
    db((tx) => getQuestion(tx, { memberNo, ...params })),
  );
  bind(app, contract.changeQuestion, ({ member: { memberNo }, db, params, body }) =>
    db((tx) => changeQuestion(tx, { memberNo, ...params, question: body, at: clock() })),
  );
  bind(app, contract.removeQuestion, ({ mall, member: { memberNo }, params }) =>
    removeQuestion(dependencies, mall, { memberNo, ...params }),
  );
  bind(app, contract.readAnswer, ({ member: { memberNo }, db, params }) =>
    db((tx) => readAnswer(tx, { memberNo, ...params, at: clock() })),
  );
  bind(app, onPage.listProductQuestions, ({ member: { memberNo }, read, params, query }) =>
    read((tx) => listProductQuestions(tx, { productNo: params.id, memberNo, query })),
  );
  bind(app, onPage.askAboutProduct, ({ mall, member: { memberNo }, db, params, body }) =>
    db((tx) => askAboutProduct(tx, mall, { productNo: params.id, memberNo, ...body, at: clock() })),
  );
  bind(app, contract.addQuestionPicture, ({ mall, member: { memberNo }, file }) =>
    addPicture(dependencies, mall, { memberNo, file }),
  );
  bind(app, contract.getQuestionPicture, ({ mall, member: { memberNo }, params }) =>
    getPicture(dependencies, mall, { memberNo, ...params }),
  );
}
