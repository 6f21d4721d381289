import { anyOf, gap, START } from './pattern.ts';

const g = gap(4);
const NUMBER = '(?:#|no\\.?|nr\\.?|n[o°º]\\.?|number|nummer|numero|numer)';

/** An order, a booking or a receipt, in the subject of a mail. */
export const orderPhrases = anyOf(
  // English
  `\\b(?:order|purchase|booking|reservation|ticket|payment)s?${g}(?:confirm\\w*|received|shipped|dispatched|delivered|complete\\w*|on (?:its|the) way|accepted|placed|successful|refund\\w*|cancel\\w*)`,
  `\\b(?:confirm\\w*|thank\\w*|receipt|invoice|details|update)${g}(?:order|purchase|booking|reservation|payment)\\b|\\b(?:order|booking|invoice|receipt|reservation) ?(?:${NUMBER}|from|for|[a-z]{0,4}-?\\d{4,})`,
  `\\byour${gap(2)}(?:receipt|invoice|e-?ticket|tickets?|itinerary)\\b|\\b(?:we've|we have) (?:received|shipped) your\\b|\\byou (?:ordered|paid|bought)\\b`,
  // Spanish
  `${START}(?:confirm\\w*|recibid\\w*|enviad\\w*|resumen|gracias|detalles?|camino)${g}(?:pedido|compra|reserva|pago)\\b|\\b(?:pedido|compra|reserva)${g}(?:confirmad\\w*|recibid\\w*|enviad\\w*|camino|entregad\\w*|realizad\\w*|completad\\w*|${NUMBER})|\\b(?:tu|su) (?:recibo|factura)\\b|\\bfactura ${NUMBER}`,
  // French
  `${START}(?:confirmation|merci|suivi|recapitulatif|expedition|details?)${g}(?:commande|achat|reservation|paiement)\\b|\\b(?:commande|achat|reservation)${g}(?:confirmee?|expediee?|recue?|livree?|validee?|enregistree?|en route|${NUMBER})|\\b(?:votre|ton) (?:facture|recu|billet)\\b|\\bfacture ${NUMBER}`,
  // German
  `\\b(?:bestell|auftrags|versand|buchungs|kauf|zahlungs|reservierungs)(?:bestatigung|eingang)\\b|\\b(?:bestellung|auftrag|buchung|reservierung|einkauf|kauf|lieferung|sendung)${g}(?:bestatig\\w*|eingegangen|versandt|versendet|unterwegs|verschickt|zugestellt|erhalten|geliefert|abgeschlossen|${NUMBER})|\\b(?:bestatigung|danke|dank|eingang)${g}(?:bestellung|buchung|einkauf|kauf|reservierung|zahlung)\\b|\\b(?:deine|ihre) (?:rechnung|quittung|tickets?)\\b|\\b(?:rechnung|rechnungs-?nr\\.?|bestellnummer|bestellung) (?:${NUMBER} ?)?[a-z]{0,3}-?\\d{3,}`,
  // Italian
  `${START}(?:conferm\\w*|grazie|ricevuto|spedito|riepilogo|dettagli)${g}(?:ordine|acquisto|prenotazione|pagamento)\\b|\\b(?:ordine|acquisto|prenotazione)${g}(?:confermat\\w*|ricevut\\w*|spedit\\w*|consegnat\\w*|in arrivo|${NUMBER})|\\b(?:la tua|la sua) (?:ricevuta|fattura)\\b|\\bfattura ${NUMBER}`,
  // Portuguese
  `${START}(?:confirm\\w*|obrigad\\w*|recebemos|enviamos|resumo|detalhes)${g}(?:encomenda|pedido|compra|reserva|pagamento)\\b|\\b(?:encomenda|pedido|compra|reserva)${g}(?:confirmad\\w*|recebid\\w*|enviad\\w*|a caminho|entregue|expedid\\w*|realizad\\w*|aprovad\\w*|${NUMBER})|\\b(?:a sua|sua|seu|o seu) (?:fatura|recibo)\\b|\\bfatura ${NUMBER}`,
  // Dutch
  `\\b(?:bestel|order|verzend|boekings|reserverings|betaal)-?bevestiging\\b|\\b(?:bestelling|order|boeking|reservering|pakket|aankoop)${g}(?:bevestigd|ontvangen|verzonden|onderweg|bezorgd|geplaatst|afgerond|${NUMBER})|\\b(?:bevestiging|bedankt|dank)${g}(?:bestelling|boeking|reservering|aankoop|order|betaling)\\b|\\b(?:je|uw|jouw) (?:factuur|bon|kassabon|tickets?)\\b|\\bfactuur ${NUMBER}`,
  // Polish
  `${START}(?:potwierdz\\w*|dzieku\\w*|przyjel\\w*|wyslal\\w*|szczegoly|realizacj\\w*)${g}(?:zamowieni\\w*|zakup\\w*|rezerwacj\\w*|platnosci|transakcj\\w*)\\b|\\b(?:zamowieni\\w*|rezerwacj\\w*|przesylk\\w*)${g}(?:potwierdz\\w*|przyjet\\w*|wyslan\\w*|w drodze|zrealizowan\\w*|zlozon\\w*|oplacon\\w*|${NUMBER})|\\b(?:twoja|twoj) (?:faktura|paragon|bilet)\\b|\\bfaktura ${NUMBER}`,
);

/** What an order has and an advertisement has not: a number of it, or what was paid. */
export const orderFacts = anyOf(
  `(?:order|bestell|auftrags|pedido|commande|ordine|encomenda|zamowieni\\w*|rechnung\\w*|invoice|receipt|factu\\w*|fattura|fatura|booking|reserv\\w*|buchung\\w*|prenotazione|boeking\\w*|rezerwacj\\w*|referen\\w*|${NUMBER})[^.!?]{0,24}\\d{3,}`,
  `#\\s?[a-z]{0,4}-?\\d{3,}`,
  `(?:[€$£]|eur|usd|gbp|pln|zl|r\\$)\\s?\\d|\\d[.,]\\d\\d\\s?(?:[€$£]|eur|usd|gbp|pln|zl)`,
);
