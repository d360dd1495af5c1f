import { workerData } from 'node:worker_threads';
import type { Property } from '@getaway/contracts/property';
import { answerQuestions } from '@getaway/service-kit/worker-thread/answer-questions';
import { fillSubject } from './subject-writer.ts';
import { createTemplateCompiler } from './template-compiler.ts';
import type { TemplateAnswer, TemplateQuestion } from './template-renderer.ts';

const { property } = workerData as { property: Property };
const compiler = createTemplateCompiler(property);
await compiler.warmUp();

answerQuestions<TemplateQuestion, TemplateAnswer>(async (question) => {
  switch (question.ask) {
    case 'check': {
      const compiled = await compiler.compile(question.source);
      if (!compiled.ok) return compiled;
      const faults = compiled.linkFaults;
      return faults.length === 0 ? { ok: true } : { ok: false, faults };
    }
    case 'render': {
      const compiled = await compiler.compile(question.source);
      if (!compiled.ok) return compiled;
      const filled = compiled.fill(question.values);
      return filled.ok ? filled : { ok: false, faults: [{ field: 'htmlContent', message: filled.message }] };
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
