import { openInfrastructure } from './infrastructure.ts';

export interface TestNats {
  readonly url: string;
  /** Takes the server away; its streams are kept. */
  goAway(): Promise<void>;
  /** Brings it back at the same address. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A NATS server of one's own, for tests that need empty streams or a bus that fails. */
export async function startTestNats(): Promise<TestNats> {
  const infrastructure = openInfrastructure();
  try {
    const url = await infrastructure.start('nats');
    return {
      url,
      goAway: () => infrastructure.stopPart('nats'),
      comeBack: async () => {
        await infrastructure.start('nats');
      },
      stop: () => infrastructure.stop(),
    };
  } catch (error) {
    await infrastructure.stop();
    throw error;
  }
}
