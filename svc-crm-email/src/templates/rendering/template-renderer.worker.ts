import { workerData } from 'node:worker_threads';
import type { Property } from '@getaway/property';
import { answerQuestions } from '@getaway/service-kit/worker-thread/answer-questions';
import { sampleValues } from './sample-recipient.ts';
import { fillSubject } from './subject-writer.ts';
import { createTemplateCompiler } from './template-compiler.ts';
import { fillFields, tryFields, type TemplateProgress } from './template-fields.ts';
import type { TemplateAnswer, TemplateQuestion } from './template-renderer.ts';

const { property } = workerData as { property: Property };
const compiler = createTemplateCompiler(property);
await compiler.warmUp();

const recipients = sampleValues(property);

answerQuestions<TemplateQuestion, TemplateAnswer, TemplateProgress>(async (question, isAt) => {
  switch (question.ask) {
    case 'check': {
      const { faults, linkFaults, fillers } = await compiler.compile(question.source, isAt);
      const all = tryFields(fillers, recipients, [...faults, ...linkFaults], isAt);
      return all.length === 0 ? { ok: true } : { ok: false, faults: all };
    }
    case 'render': {
      const { faults, fillers } = await compiler.compile(question.source, isAt);
      return fillFields(fillers, question.values, faults, isAt);
    }
    case 'subjects':
      return {
        ok: true,
        subjects: question.subjects.map(({ subject, values }) => fillSubject(subject, values)),
      };
    default:
      return question satisfies never;
  }
});
