import { expect, test } from '../fixtures.ts';
import { countDailyWork } from '../measures/count-daily-work.ts';
import { prepareDailyWork } from '../measures/prepare-daily-work.ts';
import { BackOffice } from '../pages/back-office.page.ts';

// A stack of its own, as the tasks are about the next days: with the same setting as the others.
test.use({ stackEnv: { EMAIL_NIGHT: '00:00-00:00' }, viewport: { width: 1280, height: 900 } });

test('each task of a host’s day takes at most 60% of the presses that it took before', async ({
  page,
  request,
  staff,
  stack,
}) => {
  test.slow();
  const work = await prepareDailyWork(staff, request, stack.urls.site);
  await new BackOffice(page).enter(stack.admin, 'dashboard');
  for (const { name, most, presses, typed } of await countDailyWork(page, work)) {
    test.info().annotations.push({ type: name, description: `${presses} presses, ${typed} typed` });
    expect(presses, name).toBeLessThanOrEqual(most);
  }
});
