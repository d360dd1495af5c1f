import { Router } from 'express';
import type { Answer } from '@getaway/contracts/http/call';
import {
  findFlexibleStays as findFlexibleStaysCall,
  maxFlexibleStays,
} from '@getaway/contracts/http/flexible-stays';
import { maxNightRates, readNightRates } from '@getaway/contracts/http/night-rates';
import { listPricing, readTaxRate as readTaxRateCall } from '@getaway/contracts/http/pricing';
import { validatePromoCode as validateCall } from '@getaway/contracts/http/promo-codes';
import { requestQuote as requestQuoteCall } from '@getaway/contracts/http/request-quote';
import { decimalFromCents } from '@getaway/kernel/money';
import { withFields } from '@getaway/service-kit/house/live-house';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { ownHoldId } from '../holds/hold-cookie.http.ts';
import { withPromoGuess, type PromoGuessDeps } from '../promo-codes/promo-guesses.http.ts';
import { promoOnWire } from '../promo-codes/promo-on-wire.rules.ts';
import { validatePromoCode } from '../promo-codes/validate-promo-code.ts';
import type { AskedQuoteOutcome, QuoteDeps } from './asked-quote.ts';
import { findFlexibleStays } from './find-flexible-stays.ts';
import { flexibleStaysAnswer } from './flexible-stays.http.ts';
import { findQuote } from './find-quote.ts';
import { listPrices } from './list-prices.ts';
import { priceNights } from './price-nights.ts';
import { pricingOnWire } from './pricing-settings.http.ts';
import { quoteProblem } from './quote.problem.ts';
import { readTaxRate } from './read-tax-rate.ts';
import { shareFlexibleReads } from './share-flexible-reads.ts';

/** How long a calendar may show an old price; the quote decides. */
const nightRatesAreKept = 'public, max-age=60';

export function priceRoutes(
  deps: PromoGuessDeps & QuoteDeps & { guard: SessionGuard; secureCookies: boolean },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const searchDeps = withFields(deps, shareFlexibleReads(deps));

  mount(router, requestQuoteCall, requireStaff, async ({ body, request }) => {
    const isForStaff = body.bookingId !== undefined || body.paymentMethod === 'manual';
    if (isForStaff && !(await deps.guard.identify(request))) return new Problem('unauthenticated');
    const answer = async () =>
      quoteAnswer(
        await findQuote(
          deps,
          body,
          isForStaff
            ? { kind: 'staff', bookingId: body.bookingId }
            : { kind: 'guest', holdId: ownHoldId(request, deps.secureCookies) },
        ),
      );
    return isForStaff ? answer() : withPromoGuess(deps, { request, code: body.promoCode }, answer);
  });

  mount(router, findFlexibleStaysCall, requireStaff, async ({ query, request }) =>
    withPromoGuess(deps, { request, code: query.promoCode }, async () =>
      flexibleStaysAnswer(
        await findFlexibleStays(searchDeps, query, {
          holdId: ownHoldId(request, deps.secureCookies),
          most: maxFlexibleStays,
        }),
      ),
    ),
  );

  mount(router, listPricing, requireStaff, async ({ response }) => {
    const settings = await listPrices(deps);
    response.set('X-Total-Count', String(settings.length));
    return settings.map(pricingOnWire);
  });

  mount(router, readTaxRateCall, requireStaff, async () => ({ rate: (await readTaxRate(deps)) / 10_000 }));

  mount(
    router,
    readNightRates,
    requireStaff,
    async ({ query }) => {
      const outcome = await priceNights(deps, query, maxNightRates);
      if (!outcome.ok)
        return new Problem('invalid-request', { errors: [outcome.fault], detail: outcome.fault.message });
      const { ok: _ok, nights, ...rules } = outcome;
      return {
        nights: nights.map(({ date, price, ...own }) => ({ date, price: decimalFromCents(price), ...own })),
        ...rules,
      };
    },
    { cacheControl: nightRatesAreKept },
  );

  mount(router, validateCall, requireStaff, async ({ body, request }) =>
    withPromoGuess(deps, { request, code: body.code }, async () => {
      const outcome = await validatePromoCode(deps, {
        ...body,
        holdId: ownHoldId(request, deps.secureCookies),
      });
      return outcome.ok
        ? { valid: true as const, ...promoOnWire(outcome.promo) }
        : { valid: false as const, reason: outcome.why };
    }),
  );

  return router;
}

function quoteAnswer(outcome: AskedQuoteOutcome): Answer<typeof requestQuoteCall> | Problem {
  if (!outcome.ok) return outcome.reason === 'not-found' ? noSuch('booking') : quoteProblem(outcome);
  const { quote, amendment, warnings } = outcome;
  return { ...quote, ...(amendment && { amendment }), ...(warnings && { warnings: [...warnings] }) };
}
