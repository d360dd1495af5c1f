/** Frequent words of Spanish, French, German, Italian, Portuguese, Dutch and others that no English sentence has. */
const foreignWords = words(`
  el los las del una un unos por para mis su sus está esta este estoy estamos es son hay con sin muy más pero como cómo quiero quisiera
  queremos quería puedo puede podemos pueden podría necesito necesitamos hola gracias cuánto cuanto cuántas cuántos cuesta vale precio
  reserva reservar reservamos reservado reservación reservacion habitación habitacion noche noches fecha fechas cancelar reembolso
  devolución disponible disponibles disponibilidad tienen tiene tenemos favor cuál cuando cuándo dónde donde qué que persona personas
  perro casa hablar ayuda problema funciona lento caliente frío fria roto rota agua baño luz llave llegamos lugar libre mañana hoy semana
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre estancia aparcamiento coche dueño nosotros
  le les je nous vous des du au aux ne pas est sont avec puis peux peut pouvons pouvez voudrais voudrions annuler annulation
  réservation reservation remboursement rembourser bonjour bonsoir merci combien nuit nuits prix où quand comment pourquoi y il elle
  mon ma mes notre votre nos vos dans chez sur c'est l'eau j'ai d'eau s'il plaît plait svp chambre maison quelle quel quels aide
  marche fonctionne froid froide chaud trop séjour sejour arrivons février juillet août decembre décembre semaine avez avons chien
  ich wir der das dem den ist sind ein eine einen einem für mit mein meine unser unsere kann können könnte möchte möchten haben hat gibt
  stornieren stornierung buchung buchen gebucht reservierung rückerstattung erstattung hallo danke wieviel viel kostet nacht nächte preis
  verfügbar frei noch nicht kein keine bitte hund haus zimmer hilfe wann wo wie warum und oder auf bei von vom zum zur im am geht
  kaputt kalt warmes wasser heizung heiß januar februar märz mai juni juli oktober dezember wochenende woche heute morgen ankommen
  parken schlüssel anreise abreise aufenthalt
  gli della dello dei delle sono vorrei vorremmo possiamo posso può prenotazione prenotare prenotato annullare rimborso grazie quanto costa
  notte notti prezzo ciao buongiorno dal al dalle nel nella per abbiamo avete c'è ci disponibilità libero non funziona acqua calda
  fredda rotto bagno riscaldamento quando arriviamo soggiorno dove cane macchina parcheggio gennaio maggio giugno luglio settembre
  ottobre dicembre fine settimana proprietario troppo fa
  não nao você voce vocês quero queremos cancelamento preço noites noite obrigado obrigada quanto está banheira fria quebrado quebrada água agua
  quente temos têm tem dia dias uma meu minha nosso nossa com sem onde chegamos estadia aluguel funcionando vaga cachorro carro
  janeiro fevereiro março maio junho julho setembro outubro novembro dezembro fim
  het een de dat niet geen wij ik jullie u heeft hebben kunnen kunt zijn voor naar nog ook waar hoe wanneer wat mijn onze
  geboekt boeken annuleren boeking reservering beschikbaar vrij nachten prijs hoeveel kost kamer huis koud werkt verstopt stuk
  plek mogen hond graag dank hallo januari februari maart mei juni augustus
  che ora kapot defekt guasto guasta panne cassé brisé vorhanden parkplatz parkeerplaats er parkeren
  det och är jag inte ikke hur mycket kostar czy jest mamy nie ile noc proszę merhaba var gece fiyat`);

/** Words that these languages have too: they say nothing. */
const sharedWords = words(
  'a as an am at do u die had has in is it me no of on or so to us was we war weekend hotel check out com son per am hi ok man i mon sat van mar',
);

/** English words that the other languages don't have. */
const englishWords = words(`
  the are were does did can could will would you it's my our your how what when where which who for from and with have be not there this
  that any if please i'm we're we'd we'll i'd i've don't doesn't isn't can't they he she his her them been being may need want like
  get got about available availability free open much night nights book booked booking house stay come coming day days price rate
  cost money back room bring allowed some more after before by again up off too very just`);

/** Letters that English has only in a few borrowed words. */
const accented = /[^a-z']/u;
const borrowed = words(
  'café cafés fiancé fiancée décor entrée crème brûlée sautéed résumé jalapeño piñata à rosé soirée naïve señor',
);

/** Whether a message is in another language or script than English: the topics would misread its words. */
export function isForeign(question: string): boolean {
  const said = question.toLowerCase().match(/[\p{L}][\p{L}']*/gu) ?? [];
  if (said.filter((word) => /[^\p{Script=Latin}']/u.test(word)).length > said.length / 2) return true;
  const foreign = said.filter((word) => isForeignWord(word)).length;
  const english = said.filter((word) => englishWords.has(word)).length;
  return foreign > english;
}

function isForeignWord(word: string): boolean {
  if (sharedWords.has(word) || borrowed.has(word)) return false;
  return foreignWords.has(word) || accented.test(word);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
